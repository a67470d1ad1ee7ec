import { type Files, read, readList, readOptional, readText } from "../../plugins/gatsby-plugin-content-model"
import { contact } from "./files/contact"
import { faqs } from "./files/faqs"
import { notice } from "./files/notice"
import { patients } from "./files/patients"
import { policies } from "./files/policies"
import { services } from "./files/services"
import { readClinic } from "./readClinic"

/** Returns whether the texts of a file are in the language of its site. */
const isTranslated = (file: unknown): boolean => {
  const { language, site } = read({ language: readOptional, site: readOptional }, file)
  return language === site
}

/**
 * Reads the content of a site, without what is off (createSiteFiles.ts), in one of its languages. A file that is off, or
 * not among `files`, is empty.
 */
export const readSite = (files: Files) => {
  // A translated site has the names in the clinic's own language as well.
  const own = read(
    { services: { services: readList({ value: readText }) }, contact: { subjectValues: readList(readText) } },
    files
  )
  const enabled = Object.keys(files).filter(name => files[name])
  return {
    clinic: readClinic(files["clinic"]),
    services: services
      .read(files["services"])
      .services.map((service, index) => ({ ...service, value: own.services.services[index]?.value ?? "" })),
    faqs: faqs.read(files["faqs"]),
    patients: patients.read(files["patients"]),
    contact: { ...contact.read(files["contact"]), ...own.contact },
    policies: policies.read(files["policies"]),
    notice: notice.read(files["notice"]),
    /** Names of the files that are on. */
    enabled: new Set(enabled),
    /** Names of the files that are shown in the clinic's own language, because they are not translated. */
    untranslated: new Set(enabled.filter(name => !isTranslated(files[name]))),
  }
}

/** The content of a site that links, pages and files are made from. */
export type SiteContent = ReturnType<typeof readSite>
