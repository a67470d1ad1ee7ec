import { switchName } from "../../plugins/gatsby-plugin-content-model"
import {
  type Files,
  getValue,
  read,
  readFlag,
  readList,
  readOptional,
  readText,
} from "../../plugins/gatsby-plugin-content-model/json"
import { care } from "./files/care"
import { contact } from "./files/contact"
import { faqs } from "./files/faqs"
import { notice } from "./files/notice"
import { patients } from "./files/patients"
import { listPolicies } from "./files/policies"
import { services } from "./files/services"
import { slides } from "./files/home"
import { createWords } from "../words/catalogues"
import { getClinicLocale } from "./locale"
import { readClinic } from "./files/clinic"

/** Returns whether the texts of a file are in the language of its site. */
const isTranslated = (file: unknown): boolean => {
  const { language, site } = read({ language: readOptional, site: readOptional }, file)
  return language === site
}

const readPolicies = readList({
  address: readText,
  head: { title: readText },
  heading: readText,
  link: readText,
  inFooter: readFlag,
})

/** Reads the clinic, and the words of the interface with its own wording, from the files of a site in one language. */
export const readLanguageSite = (files: Files) => {
  const clinic = readClinic(files["clinic"])
  return { clinic, words: createWords(getClinicLocale(clinic), files["words"]) }
}

/** The clinic and the words of the interface in one language, from which texts are made. */
export type LanguageSite = ReturnType<typeof readLanguageSite>

/**
 * Reads the content of a site, without what is off (`createPublicFiles`), in one of its languages. A file that is off, or
 * not among `files`, is empty.
 */
export const readSite = (files: Files) => {
  // A translated site has the names in the clinic's own language as well.
  const own = read(
    { services: { services: readList({ value: readText }) }, contact: { subjectValues: readList(readText) } },
    files
  )
  // In the editor, a form that is open may be off.
  const enabled = Object.keys(files).filter(name => files[name] && getValue(files[name], switchName) !== false)
  return {
    ...readLanguageSite(files),
    /** The clinic's own wording of the interface, as far as it differs from that of the language. */
    ownWords: files["words"],
    services: services
      .read(files["services"])
      .services.map((service, index) => ({ ...service, value: own.services.services[index]?.value ?? "" })),
    slides: slides.read(files["slides"]),
    care: care.read(files["care"]),
    faqs: faqs.read(files["faqs"]),
    patients: patients.read(files["patients"]),
    contact: { ...contact.read(files["contact"]), ...own.contact },
    /** The policies that are on, each with the end of its URL. */
    policies: readPolicies(listPolicies(files["policies"]).filter(policy => getValue(policy, switchName) !== false)),
    notice: notice.read(files["notice"]),
    /** The title of each file's page. */
    titles: new Map(enabled.map(name => [name, read({ head: { title: readText } }, files[name]).head.title])),
    /** Names of the files that are on. */
    enabled: new Set(enabled),
    /** Names of the files that are shown in the clinic's own language, because they are not translated. */
    untranslated: new Set(enabled.filter(name => !isTranslated(files[name]))),
  }
}

/** The content of a site that links, pages and files are made from. */
export type SiteContent = ReturnType<typeof readSite>
