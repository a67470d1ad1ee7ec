import type { WordGroup } from "../../words/words"
import type { DataFile } from "../model"
import { type PageName, isPageName, pages } from "./pages"

/** Sources of a page. */
interface PageSource {
  /** Its file in `src/pages`, without `.tsx`. */
  file: string
  /** Data files that it shows, in addition to the clinic's. Its own comes first. */
  data: readonly [DataFile, ...DataFile[]]
  /** Word groups that it uses, in addition to the layout's. A section without its group stops the build. */
  words: readonly WordGroup[]
  /**
   * The file that makes the page exist in a language by itself, if it is translated before the others, with the words
   * of its part of the page.
   */
  part?: { file: DataFile; words: readonly WordGroup[] }
  /** Its share picture: the index of a hero slide, counted from 0. */
  shareSlide?: number
}

/**
 * The file of the notice at the top of every page, which does not wait for its translation: until its current text is
 * translated, it is shown in the clinic’s own language.
 */
export const fallbackFile = "notice"

const policy = (shareSlide: number): PageSource => ({
  file: "policy",
  data: ["policies"],
  words: ["policy", "review"],
  shareSlide,
})

/** Sources of every page in the registry. */
export const pageSources: Readonly<Record<PageName, PageSource>> = {
  home: {
    file: "index",
    data: ["home", "slides", "services", "testimonials", "notice"],
    words: ["carousel", "emergency", "home", "services"],
    shareSlide: 0,
  },
  services: {
    file: "services",
    data: ["services", "care", "fees"],
    words: ["copy", "emergency", "fees", "review", "services"],
    part: { file: "care", words: ["emergency", "review"] },
    shareSlide: 1,
  },
  about: {
    file: "about",
    data: ["about", "stats", "values", "team"],
    words: ["about", "gallery", "team"],
    shareSlide: 2,
  },
  contact: {
    file: "contact",
    data: ["contact", "services"],
    words: ["contactCards", "contactForm", "copy", "form", "places"],
    shareSlide: 2,
  },
  appointment: {
    file: "appointment",
    data: ["appointment", "services"],
    words: ["appointmentForm", "copy", "dates", "emergency", "form", "names"],
    shareSlide: 0,
  },
  patients: {
    file: "patients",
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

/** Returns the sources of a page. A page that is not in the registry is a policy. */
export const findPageSource = (name: string): PageSource => (isPageName(name) ? pageSources[name] : policy(0))

/** Returns the page that shows a file: its own, or the first that does. */
export const getPreviewPath = (file: string): string => {
  const names = Object.keys(pages).filter(isPageName)
  const name =
    names.find(page => pageSources[page].data[0] === file) ??
    names.find(page => pageSources[page].data.some(data => data === file))
  return pages[name ?? "home"].path
}
