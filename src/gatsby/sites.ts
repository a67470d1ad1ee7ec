import path from "node:path"
import { parseDateTime, read, readOptional, type Files } from "../../plugins/gatsby-plugin-content-model"
import { readValues } from "../../plugins/gatsby-plugin-content-model/build"
import type { Clocks } from "../inline/clock"
import { createClinicWords } from "../model/clinicWords"
import { createClock } from "../model/hours/createClock"
import { listTranslatedPages } from "../model/links/listPageNames"
import { getPagePath, getPrefix } from "../model/links/pagePath"
import { findPage } from "../model/links/pages"
import { getLanguage, getLanguages, getTimeZone } from "../model/locale"
import { type Clinic, readClinic } from "../model/readClinic"
import { readSite } from "../model/readSite"
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
  /** Whether the logo has a second file for the dark theme. */
  hasDarkLogo: boolean
  pageNames: readonly string[]
  /** Names of the pages of which only one part is translated. */
  partNames: readonly string[]
  /** The name of the language in itself. */
  languageName: string
}

/** Returns the name of `language` in the language `reader`, if `Intl` knows it. */
export const nameLanguage = (language: string, reader: string): string | undefined =>
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
  const { clinic, notice, enabled } = content
  const language = getLanguage(clinic)
  const timeZone = getTimeZone(clinic)
  const pages = listTranslatedPages(content)
  return {
    language,
    prefix: getPrefix(language, own ?? language),
    words: createClinicWords(clinic),
    clock: createClock(clinic),
    notice: enabled.has("notice")
      ? { from: parseDateTime(notice.from, timeZone), until: parseDateTime(notice.until, timeZone) }
      : undefined,
    hasDarkLogo: Boolean(read({ darkLogo: readOptional }, files["brand"]).darkLogo),
    pageNames: pages.map(({ name }) => name),
    partNames: pages.filter(({ isPart }) => isPart).map(({ name }) => name),
    languageName: nameInItself(language, findOwnName(clinic, language, language === (own ?? language))),
  }
}

/** Reads the folder of the checked content, and returns the site in each of the clinic's languages, its own first. */
export const readSites = async (folder: string): Promise<[Site, ...Site[]]> => {
  const files = await readValues(folder)
  const [own = "", ...others] = getLanguages(readClinic(files["clinic"]))
  const readTranslation = async (language: string) => createSite(await readValues(path.join(folder, language)), own)
  return [createSite(files, own), ...(await Promise.all(others.map(readTranslation)))]
}

/** Returns the paths of a site's pages. */
export const listPagePaths = ({ prefix, pageNames }: Site): { name: string; path: string }[] =>
  pageNames.map(name => ({ name, path: getPagePath(findPage(name).path, prefix) }))
