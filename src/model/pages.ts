import type { Words } from "../words/words"
import type { PolicyName } from "./policyNames"

/** The data files with a page that exists only while they are enabled. */
const switchedFiles = ["appointment", "patients"] as const

export type SwitchedFile = (typeof switchedFiles)[number]

/** Whether `name` is that of such a file. */
export const isSwitchedFile = (name: string): name is SwitchedFile => switchedFiles.some(file => file === name)

interface PageInfo {
  /** The page's address below the site's own, with a slash at both ends. */
  path: `/${string}`
  /** The word for the header's link to it; left out where there is none. */
  navLabel?: keyof Words["layout"]
  /** The same in the footer. */
  footerLabel?: keyof Words["layout"]
  /** The page exists only while this data file is enabled. */
  enabledBy?: SwitchedFile
  /** The page exists only while this policy is enabled. `label` is the word for its link at the end of every page. */
  policy?: { name: PolicyName; label: keyof Words["layout"]; whileOff: "words" | "nothing" }
  /** Whether search engines may list it. */
  indexed: boolean
}

/**
 * Every page of the site; what it is built from is in pageSources.ts, which no visitor needs. Links, sitemap, head tags,
 * share pictures, the editor's previews, and the lists of pages in tests and scripts are derived from it. The header and
 * the footer list their links in this order.
 */
export const pages = {
  home: {
    path: "/",
    navLabel: "home",
    indexed: true,
  },
  services: {
    path: "/services/",
    navLabel: "services",
    footerLabel: "ourServices",
    indexed: true,
  },
  about: {
    path: "/about/",
    navLabel: "about",
    footerLabel: "aboutUs",
    indexed: true,
  },
  contact: {
    path: "/contact/",
    navLabel: "contact",
    indexed: true,
  },
  appointment: {
    path: "/appointment/",
    footerLabel: "bookAppointment",
    enabledBy: "appointment",
    indexed: true,
  },
  faq: {
    path: "/faq/",
    navLabel: "faq",
    footerLabel: "faq",
    indexed: true,
  },
  patients: {
    path: "/patients/",
    footerLabel: "forPatients",
    enabledBy: "patients",
    indexed: true,
  },
  privacy: {
    path: "/privacy/",
    policy: { name: "privacy", label: "privacyPolicy", whileOff: "words" },
    indexed: true,
  },
  terms: {
    path: "/terms/",
    policy: { name: "terms", label: "termsOfService", whileOff: "words" },
    indexed: true,
  },
  accessibility: {
    path: "/accessibility/",
    policy: { name: "accessibility", label: "accessibility", whileOff: "nothing" },
    indexed: true,
  },
  messageSent: { path: "/message-sent/", indexed: false },
  // Shown at the addresses of other pages when there is neither a network nor a copy. React could not hydrate it there, so it
  // has none of Gatsby's scripts.
  offline: { path: "/offline/", indexed: false },
  notFound: { path: "/404/", indexed: false },
} as const satisfies Record<string, PageInfo>

/** Parts of pages that the end of every page links to while the clinic has something there. The words are those of their links. */
export const pageParts = [
  { name: "complaints", to: `${pages.contact.path}#complaints` },
  { name: "access", to: `${pages.contact.path}#access` },
  { name: "languages", to: `${pages.contact.path}#languages` },
  { name: "team", to: `${pages.about.path}#team` },
] as const

/** The form on the contact page, to which links with a subject lead. */
export const messageAnchor = "message-heading"

export type PageName = keyof typeof pages

export type PagePath = (typeof pages)[PageName]["path"]

/** Whether `name` is that of a page. */
export const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name)

/** The page of another policy of the clinic, by the end of its address. */
const describePolicyPage = (address: string) => ({ path: `/${address}/`, indexed: true })

/** Returns the address of a page, and whether search engines may list it. `name` is in the registry, or the end of the address of a policy. */
export const findPage = (name: string): { path: string; indexed: boolean } =>
  isPageName(name) ? pages[name] : describePolicyPage(name)

const listPages = () =>
  Object.keys(pages)
    .filter(isPageName)
    .map(name => ({ name, ...pages[name] }))

/** Returns the addresses of all pages that a site can have, policies of its own aside. */
export const listPaths = (): string[] => listPages().map(({ path }) => path)

/** Whether a policy, or a data file with a page of its own, is enabled. */
export type IsEnabled = (name: PolicyName | SwitchedFile) => boolean

/** The pages that exist, with their names: some have one only while they are enabled. */
export const listEnabledPages = (isEnabled: IsEnabled) =>
  listPages().filter(
    page => !("policy" in page && !isEnabled(page.policy.name)) && !("enabledBy" in page && !isEnabled(page.enabledBy))
  )

/** Those that search engines may list. */
export const listIndexedPages = (isEnabled: IsEnabled) =>
  listEnabledPages(isEnabled).flatMap(page => (page.indexed ? [page] : []))

/** The pages of the policies, enabled or not, with their names. */
export const listPolicyPages = () => listPages().flatMap(page => ("policy" in page ? [page] : []))

/** The clinic's id for search engines, by which others name it. */
export const getClinicId = (website: string): string => `${website}/#clinic`

/** Returns the id of one of the other places, by which search engines know it. */
export const getPlaceId = (website: string, anchor: string): string => `${website}/#place-${anchor}`

/** Address of the picture shown where the page `name` of the language with this prefix is shared. */
export const getSharePicturePath = (name: string, prefix = ""): string => `${prefix}/share/${name}.jpg`
