import type { PolicyName } from "./files/policies"
import type { DataFile } from "./model"

interface PageInfo {
  /** The page's address below the site's own, with a slash at both ends. */
  path: `/${string}`
  /** Its file in `src/pages`, without `.tsx`. Gatsby makes no page of one that begins with `template-`. */
  file: string
  /** The files of `data/` that it shows, besides the clinic's. Its own is the first. */
  data: readonly [DataFile, ...DataFile[]]
  /** What the header's link to it is called; left out where there is none. */
  navLabel?: string
  /** The same in the footer. */
  footerLabel?: string
  /** The page exists only while this policy is enabled. `label` is its link at the end of every page. */
  policy?: { name: PolicyName; label: string; whileOff: "words" | "nothing" }
}

/** Pages that search engines may list have a picture for those who share them: one of the hero slides, counted from 0. */
type Page = PageInfo & ({ indexed: true; shareSlide: number } | { indexed: false })

/**
 * Every page of the site. Links, sitemap, head tags, share pictures, the editor's previews, and the lists of pages in
 * tests and scripts are derived from it. The header and the footer list their links in this order.
 */
export const pages = {
  home: {
    path: "/",
    file: "index",
    data: ["home", "slides", "services", "testimonials", "notice"],
    navLabel: "Home",
    indexed: true,
    shareSlide: 0,
  },
  services: {
    path: "/services/",
    file: "services",
    data: ["services", "care", "fees"],
    navLabel: "Services",
    footerLabel: "Our Services",
    indexed: true,
    shareSlide: 1,
  },
  about: {
    path: "/about/",
    file: "about",
    data: ["about", "stats", "values"],
    navLabel: "About",
    footerLabel: "About Us",
    indexed: true,
    shareSlide: 2,
  },
  contact: {
    path: "/contact/",
    file: "contact",
    data: ["contact", "services"],
    navLabel: "Contact",
    indexed: true,
    shareSlide: 2,
  },
  appointment: {
    path: "/appointment/",
    file: "appointment",
    data: ["appointment", "services"],
    footerLabel: "Book Appointment",
    indexed: true,
    shareSlide: 0,
  },
  faq: {
    path: "/faq/",
    file: "faq",
    data: ["faqs", "care", "fees"],
    navLabel: "FAQ",
    footerLabel: "FAQ",
    indexed: true,
    shareSlide: 1,
  },
  privacy: {
    path: "/privacy/",
    file: "template-policy",
    data: ["policies"],
    policy: { name: "privacy", label: "Privacy Policy", whileOff: "words" },
    indexed: true,
    shareSlide: 0,
  },
  terms: {
    path: "/terms/",
    file: "template-policy",
    data: ["policies"],
    policy: { name: "terms", label: "Terms of Service", whileOff: "words" },
    indexed: true,
    shareSlide: 1,
  },
  accessibility: {
    path: "/accessibility/",
    file: "template-policy",
    data: ["policies"],
    policy: { name: "accessibility", label: "Accessibility", whileOff: "nothing" },
    indexed: true,
    shareSlide: 2,
  },
  messageSent: { path: "/message-sent/", file: "message-sent", data: ["contact"], indexed: false },
  // Shown at the addresses of other pages when there is neither a network nor a copy. React could not hydrate it there, so it
  // has none of Gatsby's scripts.
  offline: { path: "/offline/", file: "offline", data: ["offline"], indexed: false },
  notFound: { path: "/404/", file: "404", data: ["notFound"], indexed: false },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

export type PagePath = (typeof pages)[PageName]["path"]

/** Whether a policy is enabled. */
export type IsEnabled = (policy: PolicyName) => boolean

/** The pages that exist, with their names: a policy has one while it is enabled. */
export const listEnabledPages = (isEnabled: IsEnabled) =>
  Object.entries(pages).flatMap(([name, page]) =>
    "policy" in page && !isEnabled(page.policy.name) ? [] : [{ name, ...page }]
  )

/** Those that search engines may list. */
export const listIndexedPages = (isEnabled: IsEnabled) =>
  listEnabledPages(isEnabled).flatMap(page => (page.indexed ? [page] : []))

/** The pages of the policies, enabled or not, with their names. */
export const listPolicyPages = () =>
  Object.entries(pages).flatMap(([name, page]) => ("policy" in page ? [{ name, ...page }] : []))

/** Address of the picture shown where the page `name` is shared. */
export const getSharePicturePath = (name: string): string => `/share/${name}.jpg`

/** Size of a share picture in pixels: what most services show uncut. */
export const shareSize = { width: 1200, height: 630 } as const

/** The page on which a file's words are seen: its own, or the first that shows them. */
export const getPreviewPath = (file: string): string => {
  const all: readonly Page[] = Object.values(pages)
  const page = all.find(({ data }) => data[0] === file) ?? all.find(({ data }) => data.some(name => name === file))
  return (page ?? pages.home).path
}
