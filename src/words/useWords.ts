import { createContext, useContext } from "react"
import type { WordGroup, Words } from "./words"

/** The language of a page, and the groups of words that it uses. */
export interface PageWords {
  language: string
  words: Pick<Words, "layout"> & Partial<Words>
}

/** The words of the page around: its layout provides them, from the page's own data. */
export const WordsContext = createContext<PageWords | null>(null)

/** The language and the words of the page. */
export const usePageWords = (): PageWords => {
  const page = useContext(WordsContext)
  if (!page) throw new Error("No words")
  return page
}

/** A group of words in the page's language. Throws where the page does not name it in the registry of pages. */
export const useWords = <Group extends WordGroup>(group: Group): Words[Group] => {
  const all: Partial<Words> = usePageWords().words
  const words = all[group]
  if (!words) throw new Error(`No words: ${group}`)
  return words
}

/** The page's language, such as `en`. */
export const useLanguage = (): string => usePageWords().language

/** What the forms of a preview add to their answers, and nothing elsewhere. */
export const usePreviewNote = (): string | undefined => usePageWords().words.preview?.nothingWasSent
