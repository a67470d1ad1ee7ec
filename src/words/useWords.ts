import { createContext, useContext } from "react"
import type { WordGroup, Words } from "./words"

/** A language, with its name in that language. */
interface NamedLanguage {
  language: string
  name: string
}

/** What a page knows of the languages of its site, where that has several. */
export interface PageLanguages {
  /** The clinic's own language. */
  own: NamedLanguage
  /** Where the page is in the others: itself or, where it is not there, that language's home page. */
  others: readonly (NamedLanguage & { to: string; isSame: boolean })[]
  /** The pages that are not there in this page's language, by their path in the clinic's own. */
  missing: readonly string[]
  /** Tells the reception, which reads a visitor's message, in the clinic's own language, in which it was written: where that is another. */
  reception?: { label: string; language: string }
}

/** The language of a page, and the groups of words that it uses. */
export interface PageWords {
  language: string
  words: Pick<Words, "layout"> & Partial<Words>
  languages?: PageLanguages
}

/** The words of the page around: its layout provides them, from the page's own data. */
export const WordsContext = createContext<PageWords | null>(null)

/** Returns the language and the words of the page. */
export const usePageWords = (): PageWords => {
  const page = useContext(WordsContext)
  if (!page) throw new Error("No words")
  return page
}

/** Returns a group of words in the page's language. Throws where the page does not name it in the registry of pages. */
export const useWords = <Group extends WordGroup>(group: Group): Words[Group] => {
  const all: Partial<Words> = usePageWords().words
  const words = all[group]
  if (!words) throw new Error(`No words: ${group}`)
  return words
}

/** Returns the page's language, such as `en`. */
export const useLanguage = (): string => usePageWords().language

/** Returns what the forms of a preview add to their answers, and nothing elsewhere. */
export const usePreviewNote = (): string | undefined => usePageWords().words.preview?.nothingWasSent
