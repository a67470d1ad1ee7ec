import path from "node:path"
import { parseDateTime, type Files } from "../../plugins/gatsby-plugin-content-model/json"
import { readValues } from "../../plugins/gatsby-plugin-content-model/build"
import type { Clocks } from "../inline/clock"
import { createClock } from "../model/hours/createClock"
import { type TranslatedPage, listTranslatedPages } from "../model/links/sitePages"
import { getPagePath, getPrefix, findPage } from "../model/links/pages"
import { getLanguage, getLanguages, getTimeZone } from "../model/locale"
import { type Clinic, readClinic } from "../model/files/clinic"
import { type SiteContent, readSite } from "../model/readSite"
import { checkWordGroups } from "./wordGroups"
import type { PageLanguages, PageWords } from "../words/useWords"
import type { Words } from "../words/words"

/** The pages of one language, and the facts that all of them share. */
export interface Site {
  content: SiteContent
  language: string
  /** The prefix of its paths. */
  prefix: string
  words: Words
  /** The clinic's hours for the inline script. */
  clock: Clocks
  /** The times of the notice, in milliseconds since 1970, if there is one. */
  notice?: { from: number; until: number } | undefined
  /** Its pages: those of which all, or one part, is translated. */
  pages: readonly TranslatedPage[]
  /** The name of the language in itself. */
  languageName: string
}

/** Returns the name of `language` in the language `reader`, if `Intl` knows it. */
const nameLanguage = (language: string, reader: string): string | undefined =>
  Intl.DisplayNames.supportedLocalesOf(reader).length
    ? new Intl.DisplayNames([reader], { type: "language" }).of(language)
    : undefined

/** Returns the name of a language in itself, capitalised. `written` is what the clinic calls it. */
const nameInItself = (language: string, written: string | undefined): string => {
  const name = written ?? nameLanguage(language, language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** Returns what the clinic calls the language of its own site, or of a translation. */
const findOwnName = ({ locale, translations }: Clinic, language: string, isOwn: boolean): string | undefined =>
  isOwn ? locale.name : translations?.find(translation => translation.language === language)?.name

/** Returns a site from its parsed files, without content that is off. `own` is the clinic's own language. */
export const createSite = (files: Files, own?: string): Site => {
  const content = readSite(files)
  const { clinic, words, notice, enabled } = content
  const language = getLanguage(clinic)
  const timeZone = getTimeZone(clinic)
  return {
    content,
    language,
    prefix: getPrefix(language, own ?? language),
    words,
    clock: createClock(content),
    notice: enabled.has("notice")
      ? { from: parseDateTime(notice.from, timeZone), until: parseDateTime(notice.until, timeZone) }
      : undefined,
    pages: listTranslatedPages(content),
    languageName: nameInItself(language, findOwnName(clinic, language, language === (own ?? language))),
  }
}

/** Reads the folder of the checked content, and returns the site in each of the clinic's languages, its own first. */
export const readSites = async (folder: string): Promise<[Site, ...Site[]]> => {
  checkWordGroups()
  const files = await readValues(folder)
  const [own = "", ...others] = getLanguages(readClinic(files["clinic"]))
  const readTranslation = async (language: string) => createSite(await readValues(path.join(folder, language)), own)
  return [createSite(files, own), ...(await Promise.all(others.map(readTranslation)))]
}

/** Pages that can appear at any path: their links to other languages lead to the home page. */
const withoutOwnPath: ReadonlySet<string> = new Set(["notFound", "offline"])

/** Returns the path of a page in a language or, if it is not there, of its home page or first page. */
const findTarget = (name: string, { prefix, pages }: Site) => {
  const known = new Set(pages.map(page => page.name).filter(page => !withoutOwnPath.has(page)))
  const target = [name, "home", ...known].find(page => known.has(page)) ?? "home"
  return { to: `${prefix}${findPage(target).path}`, isSame: target === name }
}

const describeLanguage = ({ language, languageName }: Site) => ({ language, name: languageName })

const describeLanguages = (
  site: Site,
  name: string,
  sites: readonly [Site, ...Site[]],
  own = sites[0]
): PageLanguages => ({
  own: describeLanguage(own),
  others: sites
    .filter(({ language }) => language !== site.language)
    .map(other => ({ ...describeLanguage(other), ...findTarget(name, other) })),
  missing: own.pages
    .filter(page => !site.pages.some(({ name: known }) => known === page.name))
    .map(page => findPage(page.name).path),
  ...(site.language !== own.language && {
    reception: {
      label: own.words.reception.language,
      language: nameLanguage(site.language, own.language) ?? site.languageName,
    },
  }),
})

/** What a page gets from the build, beside its content. */
export interface PageContext extends PageWords {
  /** Its name in the registry of pages, or the last part of the path of a policy. */
  page: string
  /** Set if only one part of it is translated, which then is the whole page. */
  isPart?: true
}

/** Returns the groups of words that a page gets, which `useWords` reads there. */
const pickWords = (all: Words, groups: readonly string[]): PageWords["words"] => ({
  ...Object.fromEntries(groups.map(group => [group, Reflect.get(all, group)])),
  layout: all.layout,
})

/**
 * Returns the context of a page: its language, and the words that it shows, which are part of its data. `sites` has the
 * site in every language.
 */
export const createPageContext = (
  site: Site,
  { name, words, isPart }: TranslatedPage,
  isPreview: boolean,
  sites: readonly [Site, ...Site[]]
): PageContext => ({
  page: name,
  ...(isPart && { isPart }),
  language: site.language,
  words: pickWords(site.words, isPreview ? [...words, "preview"] : words),
  ...(sites.length > 1 && { languages: describeLanguages(site, name, sites) }),
})

/** Returns the path, the component and the context of each page of a site. */
export const listPages = (site: Site, sites: readonly [Site, ...Site[]], isPreview: boolean) =>
  site.pages.map(page => ({
    path: getPagePath(findPage(page.name).path, site.prefix),
    component: path.resolve(`src/pages/${findPage(page.name).file}.tsx`),
    context: createPageContext(site, page, isPreview, sites),
  }))
