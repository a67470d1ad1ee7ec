import { listMissingWords, findTranslatedWords } from "../../words/catalogues"
import wordGroups from "../../words/wordGroups.json"
import { getLanguage } from "../locale"
import type { SiteContent } from "../readSite"
import { type DataFile, findPage, isPageName, isSwitchedFile, listEnabledPages } from "./pages"

/** Groups of words that the build uses for every page. */
const buildWords: readonly string[] = ["dates", "names", "hours", "script", "copy", "preview"]

/** Files whose texts may say who forwards messages. */
const messageFiles: ReadonlySet<string> = new Set(["appointment", "contact", "policies"])

/** What must be translated before a page, or a part of it, exists in a language. */
interface PageNeeds {
  /** The file that is named in messages. */
  main: DataFile
  files: readonly DataFile[]
  /** The groups of words that it shows. */
  shown: readonly string[]
  /** These, and those that the build uses for it. */
  words: readonly string[]
}

const groupsByModule: Readonly<Record<string, readonly string[]>> = wordGroups

/** Returns the groups of words that a page in this module of `src` shows, with its layout. */
export const listShownWords = (module: string): string[] => [
  ...new Set(["layout/Layout", module].flatMap(name => groupsByModule[name] ?? [])),
]

/** Returns the needs of what `module` in `src` shows of these files. */
const listNeeds = (files: readonly [DataFile, ...DataFile[]], module: string): PageNeeds => {
  const shown = listShownWords(module)
  return {
    main: files[0],
    files: ["clinic", ...files],
    shown,
    words: [...shown, ...buildWords, ...(files.some(name => messageFiles.has(name)) ? ["messageService"] : [])],
  }
}

/** Returns what a page, and the part of it that can exist by itself, needs to exist in a language. */
const listPageNeeds = (site: SiteContent, name: string) => {
  const { file, data, part } = findPage(name)
  return {
    whole: listNeeds(data, `pages/${file}`),
    part: part && site.enabled.has(part.file) ? listNeeds([part.file], `sections/${part.section}`) : undefined,
  }
}

/** Returns the names of the enabled pages, in the registry or as the last part of the path of a policy. */
export const listAllPages = ({ enabled, policies, contact }: SiteContent): string[] => [
  ...listEnabledPages(name => {
    if (name === "contactForm") return !contact.withoutForm
    return isSwitchedFile(name) ? enabled.has(name) : policies.some(({ address }) => address === name)
  }).map(({ name }) => name),
  ...policies.map(({ address }) => address).filter(address => !isPageName(address)),
]

/** Returns the needs of each page with a URL of its own, and of its part. */
export const listAllNeeds = (site: SiteContent): PageNeeds[] =>
  listAllPages(site)
    .filter(name => findPage(name).indexed)
    .flatMap(name => {
      const { whole, part } = listPageNeeds(site, name)
      return part ? [part, whole] : [whole]
    })

/** A page that exists in the language of its site. */
export interface TranslatedPage {
  /** Its name in the registry, or the last part of the path of a policy. */
  name: string
  /** The groups of words that it shows. */
  words: readonly string[]
  /** Whether only one part of it is translated. */
  isPart: boolean
}

/** Returns the pages that exist in the language of a site, as a whole or in part: all that they show is translated. */
export const listTranslatedPages = (site: SiteContent): TranslatedPage[] => {
  const missing = new Set(
    listMissingWords(findTranslatedWords(getLanguage(site.clinic), site.ownWords)).map(([key]) => key.split(".", 1)[0])
  )
  const isComplete = ({ files, words }: PageNeeds): boolean =>
    !files.some(name => site.untranslated.has(name)) && !words.some(group => missing.has(group))
  return listAllPages(site).flatMap((name): TranslatedPage[] => {
    const { whole, part } = listPageNeeds(site, name)
    if (isComplete(whole)) return [{ name, words: whole.shown, isPart: false }]
    return part && isComplete(part) ? [{ name, words: part.shown, isPart: true }] : []
  })
}
