import { type PageName, isSwitchedFile, listEnabledPages } from "./pages"
import { pageSources, fallbackFile } from "./pageSources"
import { contact } from "../files/contact"
import { policies } from "../files/policies"
import { type Files, read, readOptional } from "../../../plugins/gatsby-plugin-content-model"

/** Returns whether the texts of a file are in the language of its site. */
const isTranslated = (file: unknown): boolean => {
  const { language, site } = read({ language: readOptional, site: readOptional }, file)
  return language === site
}

/**
 * Returns the names of a site's pages: names in the registry, and the last part of the path of each other policy.
 * The pages are enabled, and completely translated into the site's language.
 */
export const listPageNames = (files: Files): string[] => [
  ...listRegisteredPages(files),
  ...(isTranslated(files["policies"])
    ? (policies.read(files["policies"]).others ?? []).map(({ address }) => address)
    : []),
]

const listRegisteredPages = (files: Files): PageName[] =>
  listEnabledPages(name => Boolean(isSwitchedFile(name) ? files[name] : policies.read(files["policies"])[name]))
    .map(({ name }) => name)
    // Without the form, nothing leads to this page.
    .filter(page => page !== "messageSent" || !contact.read(files["contact"]).withoutForm)
    .filter(page =>
      ["clinic", ...pageSources[page].data].every(name => name === fallbackFile || isTranslated(files[name]))
    )
