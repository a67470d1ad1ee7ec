import { readFileSync } from "node:fs"

const read = (name: string) => JSON.parse(readFileSync(`data/${name}.json`, "utf8"))

/** The content the tests compare pages with, read from `data/` itself. */
export const readData = () => ({
  clinic: read("clinic"),
  home: read("home"),
  slides: read("slides"),
  services: read("services"),
  testimonials: read("testimonials"),
  about: read("about"),
  stats: read("stats"),
  values: read("values"),
  faqs: read("faqs"),
  appointment: read("appointment"),
  contact: read("contact"),
  notFound: read("notFound"),
  offline: read("offline"),
})
