import path from "node:path"
import { readTexts } from "../content/check/readContent"
import { getLanguage } from "../content/locale"
import { pageSources } from "../content/pageSources"
import { getValue } from "../content/vocabulary"
import { createWords } from "../words/catalogues"
import type { PageWords } from "../words/useWords"
import type { Words } from "../words/words"

/** What all pages say. */
export interface SiteWords {
  language: string
  words: Words
}

/** What all pages say, by the content as the site knows it: parsed files, without what is off. */
export const createSiteWords = (files: Readonly<Record<string, unknown>>): SiteWords => {
  const clinic = files["clinic"]
  const language = getLanguage(clinic)
  return {
    language,
    words: createWords(language, getValue(clinic, "words")),
  }
}

/** The same from the folder of the checked content. */
export const readSiteWords = async (folder: string): Promise<SiteWords> =>
  createSiteWords(
    Object.fromEntries(
      Object.entries(await readTexts(folder)).map(([file, text]) => [path.basename(file, ".json"), JSON.parse(text)])
    )
  )

/** The words that the page of a component uses: they are in its data, so that a visitor fetches no others. */
export const getPageWords = ({ language, words }: SiteWords, component: string, isPreview: boolean): PageWords => {
  const picked: PageWords["words"] = { layout: words.layout }
  const file = path.basename(component, ".tsx")
  const names = [
    // In develop mode it may be switched on later.
    "notice",
    ...(isPreview ? ["preview"] : []),
    ...(Object.values(pageSources).find(source => source.file === file)?.words ?? []),
  ]
  for (const group of names) Object.assign(picked, { [group]: Reflect.get(words, group) })
  return { language, words: picked }
}
