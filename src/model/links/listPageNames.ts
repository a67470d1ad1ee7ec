import { type PageName, isSwitchedFile, listEnabledPages } from "./pages"
import { pageSources, fallbackFile } from "./pageSources"
import type { SiteContent } from "../readSite"

/**
 * Returns the names of a site's pages: names in the registry, and the last part of the path of each other policy. The
 * pages are enabled, and completely translated into the site's language.
 */
export const listPageNames = (site: SiteContent): string[] => [
  ...listRegisteredPages(site),
  ...(site.untranslated.has("policies") ? [] : (site.policies.others ?? []).map(({ address }) => address)),
]

const listRegisteredPages = ({ enabled, untranslated, policies, contact }: SiteContent): PageName[] =>
  listEnabledPages(name => (isSwitchedFile(name) ? enabled.has(name) : policies[name] !== undefined))
    .map(({ name }) => name)
    // Without the form, nothing leads to this page.
    .filter(page => page !== "messageSent" || !contact.withoutForm)
    .filter(page =>
      ["clinic", ...pageSources[page].data].every(name => name === fallbackFile || !untranslated.has(name))
    )
