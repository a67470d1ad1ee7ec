import path from "node:path"
import { readValues } from "../../plugins/gatsby-plugin-content-model/build"
import { createClock } from "../model/hours/createClock"
import { parseDateTime, type Files } from "../../plugins/gatsby-plugin-content-model"
import { getLanguage, getLanguages, getTimeZone } from "../model/locale"
import { getPagePath, getPrefix } from "../model/links/pagePath"
import { findPageSource } from "../model/links/pageSources"
import { findPage } from "../model/links/pages"
import { createClinicWords } from "../model/clinicWords"
import { readClinic } from "../model/readClinic"
import { readSite } from "../model/readSite"
import { listPageNames } from "../model/links/listPageNames"
import type { Clocks } from "../inline/openingClock"
import type { PageLanguages, PageWords } from "../words/useWords"
import type { Words } from "../words/words"

/** The pages of one language, and the facts that all of them share. */
export interface Site {
  language: string
  /** The prefix of its paths. */
  prefix: string
  words: Words
  /** The clinic's hours for the inline script. */
  clock: Clocks
  /** The times of the notice, in milliseconds since 1970, if there is one. */
  notice?: { from: number; until: number } | undefined
  pageNames: readonly string[]
}

/** Returns a site from its parsed files, without content that is off. `own` is the clinic's own language. */
export const createSite = (files: Files, own?: string): Site => {
  const content = readSite(files)
  const { clinic, notice, enabled } = content
  const language = getLanguage(clinic)
  const timeZone = getTimeZone(clinic)
  return {
    language,
    prefix: getPrefix(language, own ?? language),
    words: createClinicWords(clinic),
    clock: createClock(clinic),
    notice: enabled.has("notice")
      ? { from: parseDateTime(notice.from, timeZone), until: parseDateTime(notice.until, timeZone) }
      : undefined,
    pageNames: listPageNames(content),
  }
}

/** Reads the folder of the checked content, and returns the site in each of the clinic's languages, its own first. */
export const readSites = async (folder: string): Promise<[Site, ...Site[]]> => {
  const files = await readValues(folder)
  const [own = "", ...others] = getLanguages(readClinic(files["clinic"]))
  const read = async (language: string) => createSite(await readValues(path.join(folder, language)), own)
  return [createSite(files, own), ...(await Promise.all(others.map(read)))]
}

/** Returns the name of `language` in the language `reader`. */
const nameLanguage = (language: string, reader: string): string =>
  new Intl.DisplayNames([reader], { type: "language" }).of(language) ?? language

/** Returns a language with its name in that language, capitalised. */
const describeLanguage = (language: string) => {
  const name = nameLanguage(language, language)
  return { language, name: name.charAt(0).toLocaleUpperCase(language) + name.slice(1) }
}

/** Pages that can appear at any path: their links to other languages lead to the home page. */
const withoutOwnPath: ReadonlySet<string> = new Set(["notFound", "offline"])

const describeLanguages = (
  site: Site,
  name: string,
  sites: readonly [Site, ...Site[]],
  own = sites[0]
): PageLanguages => ({
  own: describeLanguage(own.language),
  others: sites
    .filter(({ language }) => language !== site.language)
    .map(({ language, prefix, pageNames }) => {
      const isSame = pageNames.includes(name) && !withoutOwnPath.has(name)
      return { ...describeLanguage(language), isSame, to: `${prefix}${findPage(isSame ? name : "home").path}` }
    }),
  missing: own.pageNames.filter(page => !site.pageNames.includes(page)).map(page => findPage(page).path),
  ...(site.language !== own.language && {
    reception: { label: own.words.reception.language, language: nameLanguage(site.language, own.language) },
  }),
})

/**
 * Returns the name of a page and the words that it uses. The words are part of the page's data, so the visitor's
 * browser fetches no others. `sites` has the site in every language.
 */
export const getPageWords = (
  site: Site,
  name: string,
  isPreview: boolean,
  sites: readonly [Site, ...Site[]] = [site]
): PageWords & { page: string } => {
  const picked: PageWords["words"] = { layout: site.words.layout }
  const groups = [
    // In develop mode the notice can be switched on later.
    "notice",
    ...(isPreview ? ["preview"] : []),
    ...findPageSource(name).words,
  ]
  for (const group of groups) Object.assign(picked, { [group]: Reflect.get(site.words, group) })
  return {
    page: name,
    language: site.language,
    words: picked,
    ...(sites.length > 1 && { languages: describeLanguages(site, name, sites) }),
  }
}

/** Returns the paths of a site's pages. */
export const listPagePaths = ({ prefix, pageNames }: Site): { name: string; path: string }[] =>
  pageNames.map(name => ({ name, path: getPagePath(findPage(name).path, prefix) }))
