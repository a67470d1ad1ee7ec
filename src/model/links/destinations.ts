import { describeService } from "../derivedTexts"
import { linkTargets } from "../files/links"
import { feesAnchor, findPage, mapAnchor, messageAnchor, pages, policyNames } from "./pages"
import { telHref, whatsAppUrl } from "./phone"
import { interpolate } from "../placeholders"
import type { SiteContent } from "../readSite"
import { describeContactOptions } from "./describeContactOptions"

type Target = keyof typeof linkTargets

/** The page of each target that a link can lead to. */
const targetPages: Readonly<Record<Target, string>> = {
  appointment: pages.appointment.path,
  services: pages.services.path,
  care: pages.services.path,
  fees: pages.services.path,
  about: pages.about.path,
  contact: pages.contact.path,
  directions: pages.contact.path,
  faq: pages.faq.path,
  complaints: pages.contact.path,
  access: pages.contact.path,
  languages: pages.contact.path,
  team: pages.about.path,
}

/** Targets that are part of a page: their anchor, and whether they are on. */
const targetParts: Readonly<Partial<Record<Target, { anchor: string; isOn: (site: SiteContent) => boolean }>>> = {
  care: { anchor: "care", isOn: ({ enabled }) => enabled.has("care") },
  // While they are off, no task leads to them.
  fees: { anchor: feesAnchor, isOn: () => true },
  directions: { anchor: mapAnchor, isOn: () => true },
  complaints: { anchor: "complaints", isOn: site => site.contact.complaints !== undefined },
  access: { anchor: "access", isOn: ({ clinic }) => clinic.access !== undefined },
  languages: { anchor: "languages", isOn: ({ clinic }) => Boolean(clinic.languages?.[0]) },
  team: { anchor: "team", isOn: ({ enabled }) => enabled.has("team") },
}

const isTarget = (name: string): name is Target => Object.keys(linkTargets).includes(name)

/** Returns the path of a target, or of its page if that part of the page is off. */
const getTargetPath = (target: Target, site: SiteContent): string => {
  const part = targetParts[target]
  return part?.isOn(site) ? `${targetPages[target]}#${part.anchor}` : targetPages[target]
}

/** An entry that a link can lead to. */
type Entry = Readonly<Record<"title" | "anchor", string>>

const listServices = ({ services: listed, clinic }: SiteContent) =>
  listed.map(({ title, value, anchor, bookable }) => ({
    title,
    // Its name in forms.
    value: describeService({ title, value }, clinic),
    anchor,
    bookable,
  }))

const listQuestions = ({ faqs: { categories } }: SiteContent): Entry[] =>
  categories.flatMap(category => category.questions.map(({ question, anchor }) => ({ title: question, anchor })))

/** Returns the enabled policies, with their names in destinations. */
const listPolicies = ({ policies: published }: SiteContent): { name: string; title: string }[] => [
  ...policyNames.flatMap(name => {
    const policy = published[name]
    return policy ? [{ name, title: policy.heading }] : []
  }),
  ...(published.others ?? []).map(({ address, heading }) => ({ name: address, title: heading })),
]

/** Returns every destination, with its label for editors. */
export const listDestinations = (site: SiteContent): { value: string; label: string }[] => [
  ...Object.entries(linkTargets).map(([name, label]) => ({ value: `page:${name}`, label: `Page: ${label}` })),
  ...listServices(site).map(({ title, anchor }) => ({ value: `service:${anchor}`, label: `Service: ${title}` })),
  ...listQuestions(site).map(({ title, anchor }) => ({ value: `question:${anchor}`, label: `Question: ${title}` })),
  ...site.patients.guides.map(({ title, anchor }) => ({ value: `guide:${anchor}`, label: `Guide: ${title}` })),
  ...(site.contact.withoutForm ? [] : (site.contact.subjects ?? [])).map(subject => ({
    value: `subject:${subject}`,
    label: `Message about: ${subject}`,
  })),
  ...listPolicies(site).map(({ name, title }) => ({ value: `policy:${name}`, label: `Policy: ${title}` })),
  { value: "phone", label: "Call the main phone" },
  ...(site.clinic.whatsapp ? [{ value: "whatsapp", label: "Open WhatsApp" }] : []),
]

/** Explains why a destination is of no use, such as booking if the clinic takes no bookings; empty if it is of use. */
export const describeOffDestination = (destination: string, site: SiteContent): string => {
  if (destination === "page:appointment" && !site.enabled.has("appointment") && site.clinic.booking?.by === "none")
    return "nobody can book (“booking” in data/clinic.json): choose another destination."
  if (destination.startsWith("subject:") && site.contact.withoutForm)
    return "the contact page has no form (“withoutForm” in data/contact.json): choose another destination."
  return ""
}

/** Returns a subject in the language of the site. Destinations use the subject of the clinic's own language. */
const translateSubject = (subject: string, { subjects = [], subjectValues }: SiteContent["contact"]): string =>
  subjects[subjectValues.indexOf(subject)] ?? subject

/**
 * Returns the URL of a destination. A service that can be booked leads to the appointment form with the service
 * chosen, any other service to its card. The checks have made sure that the target exists.
 */
export const getDestinationUrl = (destination: string, site: SiteContent): string => {
  const [kind = "", ...rest] = destination.split(":")
  const name = rest.join(":")
  switch (kind) {
    case "service": {
      const service = listServices(site).find(({ anchor }) => anchor === name)
      return service?.bookable && site.enabled.has("appointment")
        ? `${pages.appointment.path}?service=${encodeURIComponent(service.value)}`
        : `${pages.services.path}#${name}`
    }
    case "question":
      return `${pages.faq.path}#${name}`
    case "policy":
      return findPage(name).path
    case "guide":
      return `${pages.patients.path}#${name}`
    case "subject":
      if (site.contact.withoutForm) return pages.contact.path
      return `${pages.contact.path}?subject=${encodeURIComponent(interpolate(translateSubject(name, site.contact), site.clinic))}#${messageAnchor}`
    case "phone":
      return telHref(site.clinic.phone)
    case "whatsapp":
      return whatsAppUrl(site.clinic.whatsapp ?? "")
    default:
      if (name === "appointment")
        return describeContactOptions(site.clinic, site.enabled.has("appointment")).booking?.to ?? pages.contact.path
      return isTarget(name) ? getTargetPath(name, site) : pages.home.path
  }
}
