import type { Words } from "../../words/words"
import type { PageLanguages, PageWords } from "../../words/useWords"

/** Data files with a page that exists only while they are enabled. */
const switchedFiles = ["appointment", "patients"] as const

export type SwitchedFile = (typeof switchedFiles)[number]

/** Returns whether `name` is the name of such a file. */
export const isSwitchedFile = (name: string): name is SwitchedFile => switchedFiles.some(file => file === name)

/** Policies that every clinic can publish, each as a page at a fixed path. */
export const policyNames = ["privacy", "terms", "accessibility"] as const

type PolicyName = (typeof policyNames)[number]

/** Name of a data file without `.json`, which has a field of its own in queries. The model itself imports this registry. */
export type DataFile = Exclude<keyof Queries.Content, "hours" | "contactOptions" | "policy" | "policyLinks">

interface PageInfo {
  /** Path of the page, with a slash at both ends. */
  path: `/${string}`
  /** Its file in `src/pages`, without `.tsx`. */
  file: string
  /** Data files that it shows, in addition to the clinic's. Its own comes first. */
  data: readonly [DataFile, ...DataFile[]]
  /**
   * The file that makes the page exist in a language by itself, if it is translated before the others, and the section
   * in `src/sections` that then is the whole page.
   */
  part?: { file: DataFile; section: string }
  /** Key of the label in the header; left out if the header has no link to it. */
  navLabel?: keyof Words["layout"]
  /** The same for the footer. */
  footerLabel?: keyof Words["layout"]
  /** What has to be on for the page to exist: a data file, or the contact form. */
  whileOn?: SwitchedFile | "contactForm"
  /** The policy that has to be enabled for the page to exist. `label` is the key of its link's label in the footer. */
  policy?: { name: PolicyName; label: keyof Words["layout"]; whileOff: "words" | "nothing" }
  /** Whether search engines may index it. */
  indexed: boolean
  /** Its share picture: the index of a hero slide, counted from 0. */
  shareSlide?: number
}

/** Returns the page of a policy, from the last part of its path. */
const createPolicyPage = (slug: string) =>
  ({
    path: `/${slug}/`,
    file: "policy",
    data: ["policies"],
    indexed: true,
    shareSlide: 0,
  }) as const satisfies PageInfo

/**
 * The registry of pages. Links, sitemap, head tags, share pictures, the editor's previews, and the lists of pages in
 * tests and scripts are derived from it. The header and the footer list their links in this order.
 */
export const pages = {
  home: {
    path: "/",
    file: "index",
    data: ["home", "slides", "services", "testimonials"],
    navLabel: "home",
    indexed: true,
    shareSlide: 0,
  },
  services: {
    path: "/services/",
    file: "services",
    data: ["services", "care", "fees"],
    part: { file: "care", section: "CareCards" },
    navLabel: "services",
    footerLabel: "ourServices",
    indexed: true,
    shareSlide: 1,
  },
  about: {
    path: "/about/",
    file: "about",
    data: ["about", "stats", "values", "team"],
    navLabel: "about",
    footerLabel: "aboutUs",
    indexed: true,
    shareSlide: 2,
  },
  contact: {
    path: "/contact/",
    file: "contact",
    data: ["contact"],
    navLabel: "contact",
    indexed: true,
    shareSlide: 2,
  },
  appointment: {
    path: "/appointment/",
    file: "appointment",
    data: ["appointment", "services"],
    footerLabel: "bookAppointment",
    whileOn: "appointment",
    indexed: true,
    shareSlide: 0,
  },
  faq: {
    path: "/faq/",
    file: "faq",
    data: ["faqs", "care", "fees"],
    navLabel: "faq",
    footerLabel: "faq",
    indexed: true,
    shareSlide: 1,
  },
  patients: {
    path: "/patients/",
    file: "patients",
    data: ["patients", "fees"],
    footerLabel: "forPatients",
    whileOn: "patients",
    indexed: true,
    shareSlide: 2,
  },
  privacy: {
    ...createPolicyPage("privacy"),
    path: "/privacy/",
    policy: { name: "privacy", label: "privacyPolicy", whileOff: "words" },
  },
  terms: {
    ...createPolicyPage("terms"),
    path: "/terms/",
    policy: { name: "terms", label: "termsOfService", whileOff: "words" },
    shareSlide: 1,
  },
  accessibility: {
    ...createPolicyPage("accessibility"),
    path: "/accessibility/",
    policy: { name: "accessibility", label: "accessibility", whileOff: "nothing" },
    shareSlide: 2,
  },
  // Without the form, nothing leads to it.
  messageSent: {
    path: "/message-sent/",
    file: "message-sent",
    data: ["contact"],
    whileOn: "contactForm",
    indexed: false,
  },
  // This page is shown at the URLs of other pages if there is neither a network nor a copy. React could not
  // hydrate it there, so it has none of Gatsby's scripts.
  offline: { path: "/offline/", file: "offline", data: ["offline"], indexed: false },
  notFound: { path: "/404/", file: "404", data: ["notFound"], indexed: false },
} as const satisfies Record<string, PageInfo>

/** Path of the clinic’s contact card, in each language. */
export const contactCardPath = "/clinic.vcf"

/** Anchor of the contact form, the target of links with a subject. */
export const messageAnchor = "message-heading"

/**
 * Returns a part of a page that a link can lead to. `anchor` is the id of its element, and `label` its name for editors.
 */
const createPart = (page: { path: string }, anchor: string, label: string) => ({
  anchor,
  to: `${page.path}#${anchor}`,
  label,
})

/**
 * Parts of pages that a link can lead to. The footer links to some of them if the clinic has filled them in: their names
 * are the keys of the links' labels.
 */
export const pageParts = {
  care: createPart(pages.services, "care", "Where to go when it is urgent"),
  fees: createPart(pages.services, "fees", "Fees and ways to pay"),
  // The map or, for a clinic without one, the address, both with directions.
  directions: createPart(pages.contact, "map", "Map and directions"),
  complaints: createPart(pages.contact, "complaints", "How to complain"),
  access: createPart(pages.contact, "access", "Access to the building"),
  languages: createPart(pages.contact, "languages", "Spoken languages"),
  team: createPart(pages.about, "team", "Team"),
}

export type PageName = keyof typeof pages

export type PagePath = (typeof pages)[PageName]["path"]

/** Returns whether `name` is in the registry: the names of other policies are not. */
export const isPageName = (name: string): name is PageName => Object.keys(pages).includes(name)

/** Returns a page from its name in the registry. Any other name is the last part of the path of a policy. */
export const findPage = (name: string): PageInfo => (isPageName(name) ? pages[name] : createPolicyPage(name))

/** Returns the page that shows a file: its own, or the first that does. */
export const getPreviewPath = (file: string): string => {
  const all = listPages()
  const page =
    all.find(({ data: [own] }) => own === file) ??
    all.find(({ data }) => data.some(name => name === file)) ??
    pages.home
  return page.path
}

const listPages = () =>
  Object.keys(pages)
    .filter(isPageName)
    .map(name => ({ name, ...pages[name] }))

/** Returns the paths of all pages that a site can have, except other policies. */
export const listPaths = (): string[] => listPages().map(({ path }) => path)

/** Returns whether a policy, a data file with its own page, or the contact form is on. */
export type IsEnabled = (name: PolicyName | SwitchedFile | "contactForm") => boolean

/** Returns the existing pages with their names: some pages exist only while they are enabled. */
export const listEnabledPages = (isEnabled: IsEnabled) =>
  listPages().filter(
    page => !("policy" in page && !isEnabled(page.policy.name)) && !("whileOn" in page && !isEnabled(page.whileOn))
  )

/** Returns the pages of the policies with their names, enabled or not. */
export const listPolicyPages = () => listPages().flatMap(page => ("policy" in page ? [page] : []))

/** Returns the clinic's id in structured data, to which other nodes refer. */
export const getClinicId = (website: string): string => `${website}/#clinic`

/** Returns the anchor of the services page's group of services at an index. */
export const getGroupAnchor = (index: number): string => `services-${index + 1}`

/** Returns the URL of the share picture of the page `name`, in the language with this prefix. */
export const locateSharePicture = (name: string, prefix = ""): string => `${prefix}/share/${name}.jpg`

/** Returns the prefix of the paths in a language: empty for the clinic's own. */
export const getPrefix = (language: string, own: string): string => (language === own ? "" : `/${language}`)

/** Returns the prefix of the paths in a page's language. */
export const getPagePrefix = ({ language, languages }: Pick<PageWords, "language" | "languages">): string =>
  languages ? getPrefix(language, languages.own.language) : ""

/** Returns the path of a page in a language. For unknown paths, hosts look for a file of this name. */
export const getPagePath = (path: string, prefix: string): string =>
  prefix && path === pages.notFound.path ? `${prefix}/404.html` : `${prefix}${path}`

/** Regular expression for the paths of pages that are shown at other paths, where React could not hydrate them. */
export const shownElsewhere = "/offline/$|./404\\.html$"

export interface LinkTarget {
  to: string
  /** The language of the target, if it differs from the page's. */
  otherLanguage?: { language: string; name: string }
}

/**
 * Returns the target of a link on a page in `language`: the page at `to` in the same language or, if it does not exist,
 * in the clinic's own. `languages` are those of the site, if it has several.
 */
export const findLinkTarget = (to: string, language: string, languages?: PageLanguages): LinkTarget => {
  if (!languages || language === languages.own.language || !to.startsWith("/")) return { to }
  const [path = ""] = to.split(/[?#]/, 1)
  return languages.missing.includes(path) ? { to, otherLanguage: languages.own } : { to: `/${language}${to}` }
}
