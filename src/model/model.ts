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
import { policies } from "./files/policies"
import { services } from "./files/services"
import { team } from "./files/team"
import { createWordsFile } from "./files/createWordsFile"
import { type Model } from "../../plugins/gatsby-plugin-content-model"
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

/** Name of a data file without `.json`. */
export type DataFile = keyof typeof model

/** Returns whether pages can query `name` as content: the words of the interface are none. */
export const isDataFile = (name: string): name is DataFile => Object.keys(model).includes(name)
