import { findPage, isSwitchedFile, listEnabledPages } from "./pages"
import { fallbackFile, findPageSource } from "./pageSources"
import { getLanguage } from "../locale"
import type { DataFile } from "../model"
import type { SiteContent } from "../readSite"
import { listMissingWords } from "../../words/catalogueProblems"
import { findTranslatedWords } from "../../words/catalogues"
import type { WordGroup } from "../../words/words"

/** Groups of words that every page has, or that the build uses for it. */
const commonWords: readonly WordGroup[] = ["layout", "notice", "dates", "names", "hours", "script", "copy", "preview"]

/** Files whose texts may say who forwards messages. */
const messageFiles: ReadonlySet<string> = new Set(["appointment", "contact", "policies"])

/** What must be translated before a page, or a part of it, exists in a language. */
interface PageNeeds {
  /** The file that is named in messages. */
  main: DataFile
  files: readonly DataFile[]
  words: readonly WordGroup[]
}

/** Returns the needs of a page that shows these files and groups of words. */
const listNeeds = (files: readonly [DataFile, ...DataFile[]], words: readonly WordGroup[]): PageNeeds => ({
  main: files[0],
  // Until it is translated, the notice is shown in the clinic's own language.
  files: ["clinic", ...files.filter(name => name !== fallbackFile)],
  words: [
    ...commonWords,
    ...words,
    ...(files.some(name => messageFiles.has(name)) ? (["messageService"] as const) : []),
  ],
})

/** Returns a function that says whether the needs of a page are translated into the language of a site. */
const createCheck = ({ clinic, untranslated }: SiteContent) => {
  const missing = new Set(
    listMissingWords(findTranslatedWords(getLanguage(clinic), clinic.words)).map(([key]) => key.split(".", 1)[0])
  )
  return ({ files, words }: PageNeeds): boolean =>
    !files.some(name => untranslated.has(name)) && !words.some(group => missing.has(group))
}

/** Returns the names of the enabled pages, in the registry or as the last part of the path of a policy. */
const listAllPages = ({ enabled, policies, contact }: SiteContent): string[] => [
  ...listEnabledPages(name => (isSwitchedFile(name) ? enabled.has(name) : policies[name] !== undefined))
    .map(({ name }) => name)
    // Without the form, nothing leads to this page.
    .filter(page => page !== "messageSent" || !contact.withoutForm),
  ...(policies.others ?? []).map(({ address }) => address),
]

/** A page that exists in the language of its site. */
interface TranslatedPage {
  /** Its name in the registry, or the last part of the path of a policy. */
  name: string
  /** Whether only one part of it is translated. */
  isPart: boolean
}

/** Returns what a page, and the part of it that can exist by itself, needs to exist in a language. */
const listPageNeeds = (site: SiteContent, name: string) => {
  const { data, words, part } = findPageSource(name)
  return {
    whole: listNeeds(data, words),
    part: part && site.enabled.has(part.file) ? listNeeds([part.file], part.words) : undefined,
  }
}

/** Returns the needs of each page with a URL of its own, and of its part. */
export const listAllNeeds = (site: SiteContent): PageNeeds[] =>
  listAllPages(site)
    .filter(name => findPage(name).indexed)
    .flatMap(name => {
      const { whole, part } = listPageNeeds(site, name)
      return part ? [part, whole] : [whole]
    })

/** Returns the pages of a site that are translated into its language, as a whole or in part. */
export const listTranslatedPages = (site: SiteContent): TranslatedPage[] => {
  const isComplete = createCheck(site)
  return listAllPages(site).flatMap((name): TranslatedPage[] => {
    const { whole, part } = listPageNeeds(site, name)
    if (isComplete(whole)) return [{ name, isPart: false }]
    return part && isComplete(part) ? [{ name, isPart: true }] : []
  })
}

/** Returns the names of a site's pages. */
export const listPageNames = (site: SiteContent): string[] => listTranslatedPages(site).map(({ name }) => name)
