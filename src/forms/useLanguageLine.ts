import { usePageWords } from "../words/useWords"

/**
 * Returns a line that tells the reader of a message in which language it was written, if that is not the clinic's own.
 */
export const useLanguageLine = (): Readonly<Record<string, string>> => {
  const reception = usePageWords().languages?.reception
  return reception ? { [reception.label]: reception.language } : {}
}
