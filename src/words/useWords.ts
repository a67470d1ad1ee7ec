import { createContext, useContext } from "react"
import type { WordGroup, Words } from "./words"

interface NamedLanguage {
  language: string
  /** In that language. */
  name: string
}

/** The languages of the site, as a page needs them, if there are several. */
export interface PageLanguages {
  /** The clinic's own language. */
  own: NamedLanguage
  /** The page in each other language: the same page or, if it does not exist there, that language's home page. */
  others: readonly (NamedLanguage & { to: string; isSame: boolean })[]
  /** Paths of the pages that do not exist in this page's language, as in the clinic's own language. */
  missing: readonly string[]
  /**
   * Label and name of the page's language, in the clinic's own language, added to messages if the two differ: it tells
   * the reception which language the visitor reads.
   */
  reception?: { label: string; language: string }
}

/** The language of a page, and the word groups that it uses. */
export interface PageWords {
  language: string
  words: Pick<Words, "layout"> & Partial<Words>
  languages?: PageLanguages
}

/** The words of the current page, provided by its layout from the page's own data. */
export const WordsContext = createContext<PageWords | null>(null)

/** Returns the language and the words of the page. Throws outside a page. */
export const usePageWords = (): PageWords => {
  const page = useContext(WordsContext)
  if (!page) throw new Error("No words")
  return page
}

/**
 * Returns a group of words in the page's language. The build finds its name here in the code of each page, so it is
 * written in quotation marks (wordGroups.json).
 */
export const useWords = <Group extends WordGroup>(group: Group): Words[Group] => {
  const all: Partial<Words> = usePageWords().words
  const words = all[group]
  if (!words) throw new Error(`No words: ${group}`)
  return words
}

/** Returns the page's language, such as `en`. */
export const useLanguage = (): string => usePageWords().language

/** Returns the sentence that the forms of a preview add to their answers; undefined on the published site. */
export const usePreviewNote = (): string | undefined => usePageWords().words.preview?.nothingWasSent

/**
 * Returns a line that tells the reader of a message in which language it was written, if that is not the clinic's own.
 */
export const useLanguageLine = (): Readonly<Record<string, string>> => {
  const reception = usePageWords().languages?.reception
  return reception ? { [reception.label]: reception.language } : {}
}
