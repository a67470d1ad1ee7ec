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
import { createWordsFile } from "./files/words"
import type { Model } from "../../plugins/gatsby-plugin-content-model"

/** Every file of `data/`, by its name without `.json`: the one description of what the clinic can say. */
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

/** Files that `data/` may have: what they change is part of the clinic's facts (siteContent.ts). */
export const optionalFiles = { words: createWordsFile("en") } satisfies Model

/** Every file that `data/` may have. */
export const allFiles: Model = { ...model, ...optionalFiles }

/** The name of a data file without `.json`. */
export type DataFile = keyof typeof model

/** Whether `name` is that of a data file. */
export const isDataFile = (name: string): name is DataFile => Object.hasOwn(model, name)
