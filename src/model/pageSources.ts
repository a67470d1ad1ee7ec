import type { WordGroup } from "../words/words"
import type { DataFile } from "./model"
import { type PageName, isPageName, pages } from "./pages"

/** What a page is built from. */
interface PageSource {
  /** Its file in `src/pages`, without `.tsx`. Gatsby makes no page of one that begins with `template-`. */
  file: string
  /** The files of `data/` that it shows, besides the clinic's. Its own is the first. */
  data: readonly [DataFile, ...DataFile[]]
  /** The groups of words that it uses, besides those of the layout. A section that misses one stops the build. */
  words: readonly WordGroup[]
  /** The picture for those who share it: one of the hero slides, counted from 0. */
  shareSlide?: number
}

/**
 * The file with the message at the top of every page, which must not wait for its translation: until there is one of its
 * words of today, it is shown in the clinic’s language.
 */
export const waitingFile = "notice"

const policy = (shareSlide: number): PageSource => ({
  file: "template-policy",
  data: ["policies"],
  words: ["policy", "review"],
  shareSlide,
})

/** What every page of the registry is built from. */
export const pageSources: Readonly<Record<PageName, PageSource>> = {
  home: {
    file: "index",
    data: ["home", "slides", "services", "testimonials", "notice"],
    words: ["carousel", "emergency", "home", "places", "services"],
    shareSlide: 0,
  },
  services: {
    file: "services",
    data: ["services", "care", "fees"],
    words: ["copy", "emergency", "fees", "places", "review", "services"],
    shareSlide: 1,
  },
  about: {
    file: "about",
    data: ["about", "stats", "values", "team"],
    words: ["about", "gallery", "places", "team"],
    shareSlide: 2,
  },
  contact: {
    file: "contact",
    data: ["contact", "services"],
    words: ["contactCards", "contactForm", "copy", "form", "places"],
    shareSlide: 2,
  },
  appointment: {
    file: "template-appointment",
    data: ["appointment", "services"],
    words: ["appointmentForm", "copy", "dates", "emergency", "form", "places"],
    shareSlide: 0,
  },
  patients: {
    file: "template-patients",
    data: ["patients", "fees"],
    words: ["fees", "patients", "review", "services"],
    shareSlide: 2,
  },
  faq: { file: "faq", data: ["faqs", "care", "fees"], words: ["copy", "ways"], shareSlide: 1 },
  privacy: policy(0),
  terms: policy(1),
  accessibility: policy(2),
  messageSent: { file: "message-sent", data: ["contact"], words: [] },
  offline: { file: "offline", data: ["offline"], words: ["contactCards", "copy", "places"] },
  notFound: { file: "404", data: ["notFound"], words: [] },
}

/** Returns what a page is built from: one that is not in the registry is a policy. */
export const findPageSource = (name: string): PageSource => (isPageName(name) ? pageSources[name] : policy(0))

/** The page on which a file's words are seen: its own, or the first that shows them. */
export const getPreviewPath = (file: string): string => {
  const names = Object.keys(pages).filter(isPageName)
  const name =
    names.find(page => pageSources[page].data[0] === file) ??
    names.find(page => pageSources[page].data.some(data => data === file))
  return pages[name ?? "home"].path
}
