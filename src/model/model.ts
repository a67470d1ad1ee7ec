import {
  type AnswerContext,
  type Model,
  type Resolver,
  completeField,
  contentResolvers,
  withFiles,
} from "../../plugins/gatsby-plugin-content-model"
import {
  type Files,
  getValue,
  isGroup,
  read,
  readText,
  withAnchors,
} from "../../plugins/gatsby-plugin-content-model/json"
import { deriveText, listDerivedNames } from "./derivedTexts"
import { describeHours } from "./hours/hoursText"
import { describeContactOptions, getTarget, listPolicyLinks } from "./links/destinations"
import { markTypedLinks } from "./links/findTypedLinks"
import type { DataFile } from "./links/pages"
import { interpolate, interpolateWords } from "./placeholders"
import { type SiteContent, readSite } from "./readSite"
import { about, stats, values } from "./files/about"
import { appointment } from "./files/appointment"
import { brand } from "./files/brand"
import { care } from "./files/care"
import { clinic } from "./files/clinic"
import { contact, notFound, offline } from "./files/contact"
import { faqs } from "./files/faqs"
import { fees } from "./files/fees"
import { home, slides, testimonials } from "./files/home"
import { notice } from "./files/notice"
import { patients } from "./files/patients"
import { listPolicies, policies } from "./files/policies"
import { services } from "./files/services"
import { team } from "./files/team"
import { createWordsFile } from "./files/createWordsFile"
import { createTranslationModel } from "../../plugins/gatsby-plugin-content-model/translations"

/** The model of every file of `data/`, keyed by name without `.json`: the single description of the content. */
export const model = {
  clinic,
  brand,
  notice,
  home,
  slides,
  services,
  care,
  fees,
  testimonials,
  about,
  stats,
  values,
  team,
  patients,
  faqs,
  appointment,
  contact,
  notFound,
  offline,
  policies,
} satisfies Model

/** Optional files of `data/`. Pages receive them as words of the interface, not as content. */
export const optionalFiles = { words: createWordsFile("en") } satisfies Model

/** All files that `data/` can have. */
export const allFiles: Model = { ...model, ...optionalFiles }

/** The model of a translation's files, `data/<language>/*.json`. */
export const translationModel: Model = createTranslationModel(allFiles, optionalFiles)

/** Returns whether pages can query `name` as content: the words of the interface are none. */
export const isDataFile = (name: string): name is DataFile => Object.keys(model).includes(name)

/** Data files that any answer may need, in addition to its own. */
const sharedFiles = ["clinic", "words", "services", "contact", "appointment"] as const

const createContext = (site: SiteContent, createPicture: AnswerContext["createPicture"]): AnswerContext => ({
  // Most texts, such as prices, have no placeholder.
  interpolate: text => (text.includes("{") ? interpolate(text, site) : text),
  // Most texts have neither a number nor an email address.
  linkText: text =>
    interpolateWords(/[@\d]/.test(text) ? markTypedLinks(text, site.clinic.address.countryCode) : text, site),
  createPicture,
  getLinkTarget: link => getTarget(link, site),
  listDerived: (type, value) =>
    listDerivedNames(type).map(name => [name, deriveText(type, name, value, site) ?? ""] as const),
})

/**
 * Returns what a query gets for a field of `content`, from the files of a site: a data file, with texts, links and
 * anchors filled in, or something that is made from several. Pages and the editor's previews show the same. `page` is
 * the name of a policy's page.
 */
export const answerField = (
  name: string,
  files: Files,
  createPicture: AnswerContext["createPicture"] = url => url,
  page = ""
): unknown => {
  const site = readSite(files)
  if (name === "hours") return describeHours(site)
  if (name === "contactOptions") return describeContactOptions(site)
  if (name === "policyLinks") return listPolicyLinks(site)
  if (name === "policy")
    return listPolicies(answerField("policies", files, createPicture)).find(
      policy => getValue(policy, "address") === page
    )
  if (!isDataFile(name)) return null
  const file = files[name]
  const answer = completeField(model[name], withAnchors(model[name], file), createContext(site, createPicture))
  return isGroup(answer) ? { site: getValue(file, "site"), language: getValue(file, "language"), ...answer } : answer
}

/** Resolvers of the directives in the content's GraphQL types, keyed by directive. */
export const resolvers = {
  ...contentResolvers,

  dataFile: (_source, args, context, info) => {
    const { fieldName } = info
    const { page } = read({ page: readText }, args)
    const own = fieldName.startsWith("policy") ? "policies" : fieldName
    const names = [...new Set([...sharedFiles, ...(isDataFile(own) ? [own] : [])])]
    return withFiles(names, context, info, (...files) =>
      answerField(fieldName, Object.fromEntries(names.map((name, index) => [name, files[index]])), undefined, page)
    )
  },
} satisfies Record<string, Resolver>
