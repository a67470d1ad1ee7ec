import { isSwitchedFile, listEnabledPages } from "./pages"
import { fallbackFile, findPageSource } from "./pageSources"
import { getLanguage } from "../locale"
import type { SiteContent } from "../readSite"
import { listMissingWords } from "../../words/catalogueProblems"
import { findTranslatedWords } from "../../words/catalogues"
import type { WordGroup } from "../../words/words"

/** Groups of words that every page has, or that the build uses for it. */
const commonWords: readonly WordGroup[] = ["layout", "notice", "dates", "names", "hours", "script", "copy", "preview"]

/** Files whose texts may say who forwards messages. */
const messageFiles: ReadonlySet<string> = new Set(["appointment", "contact", "policies"])

/** Returns a function that says whether files and groups of words are translated into the language of a site. */
const createCheck = ({ clinic, untranslated }: SiteContent) => {
  const missing = new Set(
    listMissingWords(findTranslatedWords(getLanguage(clinic), clinic.words)).map(([key]) => key.split(".", 1)[0])
  )
  return (files: readonly string[], groups: readonly WordGroup[]): boolean => {
    const needed = [
      ...commonWords,
      ...groups,
      ...(files.some(name => messageFiles.has(name)) ? ["messageService"] : []),
    ]
    const shown = ["clinic", ...files].filter(name => name !== fallbackFile)
    return !shown.some(name => untranslated.has(name)) && !needed.some(group => missing.has(group))
  }
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

/** Returns the pages of a site that are translated into its language, as a whole or in part. */
export const listTranslatedPages = (site: SiteContent): TranslatedPage[] => {
  const isComplete = createCheck(site)
  return listAllPages(site).flatMap((name): TranslatedPage[] => {
    const { data, words, part } = findPageSource(name)
    if (isComplete(data, words)) return [{ name, isPart: false }]
    return part && site.enabled.has(part.file) && isComplete([part.file], part.words) ? [{ name, isPart: true }] : []
  })
}

/** Returns the names of a site's pages. */
export const listPageNames = (site: SiteContent): string[] => listTranslatedPages(site).map(({ name }) => name)
