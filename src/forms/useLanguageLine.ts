import { usePageWords } from "../words/useWords"

/** Returns a line for whoever reads a visitor's message: in which language it was written, where that is not the clinic's own. */
export const useLanguageLine = (): Readonly<Record<string, string>> => {
  const reception = usePageWords().languages?.reception
  return reception ? { [reception.label]: reception.language } : {}
}
