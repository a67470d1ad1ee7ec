import { type LinkAddress, findAddress } from "../model/links/pageAddress"
import { usePageWords } from "../words/useWords"

/** Returns the address of a link to `to` in the current page's language, if that page exists in it. */
export const useAddress = (to: string): LinkAddress => {
  const { language, languages } = usePageWords()
  return findAddress(to, language, languages)
}
