import type { Words } from "../../words/words"

/** Data files with a page that exists only while they are enabled. */
const switchedFiles = ["appointment", "patients"] as const

export type SwitchedFile = (typeof switchedFiles)[number]

/** Returns whether `name` is the name of such a file. */
export const isSwitchedFile = (name: string): name is SwitchedFile => switchedFiles.some(file => file === name)

/** Policies that every clinic can publish, each as a page at a fixed path. */
export const policyNames = ["privacy", "terms", "accessibility"] as const

export type PolicyName = (typeof policyNames)[number]

interface PageInfo {
  /** Path of the page, with a slash at both ends. */
  path: `/${string}`
  /** Key of the label in the header; left out if the header has no link to it. */
  navLabel?: keyof Words["layout"]
  /** Key of the label in the footer. */
  footerLabel?: keyof Words["layout"]
  /** The data file that has to be enabled for the page to exist. */
  enabledBy?: SwitchedFile
  /** The policy that has to be enabled for the page to exist. `label` is the key of its link's label in the footer. */
  policy?: { name: PolicyName; label: keyof Words["layout"]; whileOff: "words" | "nothing" }
  /** Whether search engines may index it. */
  indexed: boolean
}

/**
 * The registry of pages. Their sources are in pageSources.ts, which browsers do not need. Links, sitemap, head tags,
 * share pictures, the editor's previews, and the lists of pages in tests and scripts are derived from it. The header
 * and the footer list their links in this order.
 */
export const pages = {
  home: { path: "/", navLabel: "home", indexed: true },
  services: { path: "/services/", navLabel: "services", footerLabel: "ourServices", indexed: true },
  about: { path: "/about/", navLabel: "about", footerLabel: "aboutUs", indexed: true },
  contact: { path: "/contact/", navLabel: "contact", indexed: true },
  appointment: { path: "/appointment/", footerLabel: "bookAppointment", enabledBy: "appointment", indexed: true },
  faq: { path: "/faq/", navLabel: "faq", footerLabel: "faq", indexed: true },
  patients: { path: "/patients/", footerLabel: "forPatients", enabledBy: "patients", indexed: true },
  privacy: { path: "/privacy/", policy: { name: "privacy", label: "privacyPolicy", whileOff: "words" }, indexed: true },
  terms: { path: "/terms/", policy: { name: "terms", label: "termsOfService", whileOff: "words" }, indexed: true },
  accessibility: {
    path: "/accessibility/",
    policy: { name: "accessibility", label: "accessibility", whileOff: "nothing" },
    indexed: true,
  },
  messageSent: { path: "/message-sent/", indexed: false },
  // This page is shown at the URLs of other pages if there is neither a network nor a copy. React could not
  // hydrate it there, so it has none of Gatsby's scripts.
  offline: { path: "/offline/", indexed: false },
  notFound: { path: "/404/", indexed: false },
} as const satisfies Record<string, PageInfo>

/** Parts of pages that the footer links to if the clinic has filled them in, with the keys of the links' labels. */
export const pageParts = [
  { name: "complaints", to: `${pages.contact.path}#complaints` },
  { name: "access", to: `${pages.contact.path}#access` },
  { name: "languages", to: `${pages.contact.path}#languages` },
  { name: "team", to: `${pages.about.path}#team` },
] as const

/** Anchor of the contact form, the target of links with a subject. */
export const messageAnchor = "message-heading"

/** Anchor of the map, or of the address of a clinic without one, both with directions. */
export const mapAnchor = "map"

/** Anchor of the fees. */
export const feesAnchor = "fees"

export type PageName = keyof typeof pages

export type PagePath = (typeof pages)[PageName]["path"]

/** Returns whether `name` is the name of a page. */
export const isPageName = (name: string): name is PageName => Object.keys(pages).includes(name)

/** Describes the page of another policy, from the last part of its URL. */
const describePolicyPage = (name: string) => ({ path: `/${name}/`, indexed: true })

/**
 * Returns the path of a page and whether search engines may index it. `name` is in the registry, or the last part of a
 * policy's URL.
 */
export const findPage = (name: string): { path: string; indexed: boolean } =>
  isPageName(name) ? pages[name] : describePolicyPage(name)

const listPages = () =>
  Object.keys(pages)
    .filter(isPageName)
    .map(name => ({ name, ...pages[name] }))

/** Returns the paths of all pages that a site can have, except other policies. */
export const listPaths = (): string[] => listPages().map(({ path }) => path)

/** Returns whether a policy, or a data file with its own page, is enabled. */
export type IsEnabled = (name: PolicyName | SwitchedFile) => boolean

/** Returns the existing pages with their names: some pages exist only while they are enabled. */
export const listEnabledPages = (isEnabled: IsEnabled) =>
  listPages().filter(
    page => !("policy" in page && !isEnabled(page.policy.name)) && !("enabledBy" in page && !isEnabled(page.enabledBy))
  )

/** Returns the existing pages that search engines may index. */
export const listIndexedPages = (isEnabled: IsEnabled) =>
  listEnabledPages(isEnabled).flatMap(page => (page.indexed ? [page] : []))

/** Returns the pages of the policies with their names, enabled or not. */
export const listPolicyPages = () => listPages().flatMap(page => ("policy" in page ? [page] : []))

/** Returns the clinic's id in structured data, to which other nodes refer. */
export const getClinicId = (website: string): string => `${website}/#clinic`

/** Returns the anchor of the services page's group of services at an index. */
export const getGroupAnchor = (index: number): string => `services-${index + 1}`

/** Returns the URL of the share picture of the page `name`, in the language with this prefix. */
export const locateSharePicture = (name: string, prefix = ""): string => `${prefix}/share/${name}.jpg`
