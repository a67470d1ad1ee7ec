import type { Schema } from "yup"
import { about, stats, values } from "./files/about"
import { appointment } from "./files/appointment"
import { clinic } from "./files/clinic"
import { contact, notFound, offline } from "./files/contact"
import { faqs } from "./files/faqs"
import { home, slides, testimonials } from "./files/home"
import { services } from "./files/services"

/** Every file of `data/`, by its name without `.json`: the one description of what the clinic can say. */
export const model: Readonly<Record<string, Schema>> = {
  clinic,
  home,
  slides,
  services,
  testimonials,
  about,
  stats,
  values,
  faqs,
  appointment,
  contact,
  notFound,
  offline,
}
