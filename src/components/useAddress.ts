import { type LinkAddress, findAddress } from "../model/pageAddress"
import { usePageWords } from "../words/useWords"

/** Returns where a link to `to` leads from the page around: to the same language, where there is such a page. */
export const useAddress = (to: string): LinkAddress => {
  const { language, languages } = usePageWords()
  return findAddress(to, language, languages)
}
