import { type PageName, isSwitchedFile, listEnabledPages } from "./pages"
import { pageSources, waitingFile } from "./pageSources"
import { contact } from "./files/contact"
import { policies } from "./files/policies"
import { type Files, read, readOptional } from "../../plugins/gatsby-plugin-content-model"

/** Whether the words of a file are in the language of its site. */
const isTranslated = (file: unknown): boolean => {
  const { language, site } = read({ language: readOptional, site: readOptional }, file)
  return language === site
}

/** The names of the pages of a site, by its files: those in the registry, and the ends of the addresses of other policies. They are enabled, and have all their words in its language. */
export const listPageNames = (files: Files): string[] => [
  ...listRegisteredPages(files),
  ...(isTranslated(files["policies"])
    ? (policies.read(files["policies"]).others ?? []).map(({ address }) => address)
    : []),
]

const listRegisteredPages = (files: Files): PageName[] =>
  listEnabledPages(name => Boolean(isSwitchedFile(name) ? files[name] : policies.read(files["policies"])[name]))
    .map(({ name }) => name)
    // Nobody can come there without the form.
    .filter(page => page !== "messageSent" || !contact.read(files["contact"]).withoutForm)
    .filter(page =>
      ["clinic", ...pageSources[page].data].every(name => name === waitingFile || isTranslated(files[name]))
    )
