import { findPageSource } from "../model/links/pageSources"
import { findPage } from "../model/links/pages"
import type { PageLanguages, PageWords } from "../words/useWords"
import { type Site, nameLanguage } from "./sites"

/** Pages that can appear at any path: their links to other languages lead to the home page. */
const withoutOwnPath: ReadonlySet<string> = new Set(["notFound", "offline"])

/** Returns the path of a page in a language or, if it is not there, of its home page or first page. */
const findTarget = (name: string, { prefix, pageNames }: Site) => {
  const known = new Set(pageNames.filter(page => !withoutOwnPath.has(page)))
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
  missing: own.pageNames.filter(page => !site.pageNames.includes(page)).map(page => findPage(page).path),
  ...(site.language !== own.language && {
    reception: {
      label: own.words.reception.language,
      language: nameLanguage(site.language, own.language) ?? site.languageName,
    },
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
  const { words, part } = findPageSource(name)
  const picked: PageWords["words"] = { layout: site.words.layout }
  const groups = [
    // In develop mode the notice can be switched on later.
    "notice",
    ...(isPreview ? ["preview"] : []),
    ...((site.partNames.includes(name) && part?.words) || words),
  ]
  for (const group of groups) Object.assign(picked, { [group]: Reflect.get(site.words, group) })
  return {
    page: name,
    language: site.language,
    words: picked,
    ...(sites.length > 1 && { languages: describeLanguages(site, name, sites) }),
  }
}
