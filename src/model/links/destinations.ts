import { describeService } from "../derivedTexts"
import { contact } from "../files/contact"
import { faqs } from "../files/faqs"
import { linkTargets } from "../files/links"
import { patients } from "../files/patients"
import { policies } from "../files/policies"
import { services } from "../files/services"
import { findPage, mapAnchor, messageAnchor, pages, policyNames } from "./pages"
import { telHref, whatsAppUrl } from "./phone"
import { interpolate } from "../placeholders"
import { type Files, read, readList, readText } from "../../../plugins/gatsby-plugin-content-model"
import { readClinic } from "../readClinic"
import { describeContactOptions } from "./contactOptions"

/** Reads the files that links lead to. A file that is off, or not among them, is empty. */
export const readLinkedFiles = (files: Files) => {
  // A translated site has the names in the clinic's own language as well.
  const own = read(
    { services: { services: readList({ value: readText }) }, contact: { subjectValues: readList(readText) } },
    files
  )
  return {
    clinic: readClinic(files["clinic"]),
    services: services
      .read(files["services"])
      .services.map((service, index) => ({ ...service, value: own.services.services[index]?.value ?? "" })),
    faqs: faqs.read(files["faqs"]),
    patients: patients.read(files["patients"]),
    contact: { ...contact.read(files["contact"]), ...own.contact },
    policies: policies.read(files["policies"]),
    hasAppointment: Boolean(files["appointment"]),
    hasCare: Boolean(files["care"]),
    hasTeam: Boolean(files["team"]),
  }
}

type LinkedFiles = ReturnType<typeof readLinkedFiles>

type Target = keyof typeof linkTargets

/** The page of each target that a link can lead to. */
const targetPages: Readonly<Record<Target, string>> = {
  appointment: pages.appointment.path,
  services: pages.services.path,
  care: pages.services.path,
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
const targetParts: Readonly<Partial<Record<Target, { anchor: string; isOn: (files: LinkedFiles) => boolean }>>> = {
  care: { anchor: "care", isOn: ({ hasCare }) => hasCare },
  directions: { anchor: mapAnchor, isOn: () => true },
  complaints: { anchor: "complaints", isOn: files => files.contact.complaints !== undefined },
  access: { anchor: "access", isOn: ({ clinic }) => clinic.access !== undefined },
  languages: { anchor: "languages", isOn: ({ clinic }) => Boolean(clinic.languages?.[0]) },
  team: { anchor: "team", isOn: ({ hasTeam }) => hasTeam },
}

const isTarget = (name: string): name is Target => Object.hasOwn(linkTargets, name)

/** Returns the path of a target, or of its page if that part of the page is off. */
const getTargetPath = (target: Target, files: LinkedFiles): string => {
  const part = targetParts[target]
  return part?.isOn(files) ? `${targetPages[target]}#${part.anchor}` : targetPages[target]
}

/** An entry that a link can lead to. */
type Entry = Readonly<Record<"title" | "anchor", string>>

const listServices = ({ services: listed, clinic }: LinkedFiles) =>
  listed.map(({ title, value, anchor, bookable }) => ({
    title,
    // Its name in forms.
    value: describeService({ title, value }, clinic),
    anchor,
    bookable,
  }))

const listQuestions = ({ faqs: { categories } }: LinkedFiles): Entry[] =>
  categories.flatMap(category => category.questions.map(({ question, anchor }) => ({ title: question, anchor })))

/** Returns the enabled policies, with their names in destinations. */
const listPolicies = ({ policies: published }: LinkedFiles): { name: string; title: string }[] => [
  ...policyNames.flatMap(name => {
    const policy = published[name]
    return policy ? [{ name, title: policy.heading }] : []
  }),
  ...(published.others ?? []).map(({ address, heading }) => ({ name: address, title: heading })),
]

/** Returns every destination, with its label for editors. */
export const listDestinations = (files: LinkedFiles): { value: string; label: string }[] => [
  ...Object.entries(linkTargets).map(([name, label]) => ({ value: `page:${name}`, label: `Page: ${label}` })),
  ...listServices(files).map(({ title, anchor }) => ({ value: `service:${anchor}`, label: `Service: ${title}` })),
  ...listQuestions(files).map(({ title, anchor }) => ({ value: `question:${anchor}`, label: `Question: ${title}` })),
  ...files.patients.guides.map(({ title, anchor }) => ({ value: `guide:${anchor}`, label: `Guide: ${title}` })),
  ...(files.contact.withoutForm ? [] : (files.contact.subjects ?? [])).map(subject => ({
    value: `subject:${subject}`,
    label: `Message about: ${subject}`,
  })),
  ...listPolicies(files).map(({ name, title }) => ({ value: `policy:${name}`, label: `Policy: ${title}` })),
  { value: "phone", label: "Call the main phone" },
  ...(files.clinic.whatsapp ? [{ value: "whatsapp", label: "Open WhatsApp" }] : []),
]

/** Explains why a destination is of no use, such as booking if the clinic takes no bookings; empty if it is of use. */
export const describeOffDestination = (destination: string, files: LinkedFiles): string => {
  if (destination === "page:appointment" && !files.hasAppointment && files.clinic.booking?.by === "none")
    return "nobody can book (“booking” in data/clinic.json): choose another destination."
  if (destination.startsWith("subject:") && files.contact.withoutForm)
    return "the contact page has no form (“withoutForm” in data/contact.json): choose another destination."
  return ""
}

/** Returns a subject in the language of `files`. Destinations use the subject of the clinic's own language. */
const translateSubject = (subject: string, { subjects = [], subjectValues }: LinkedFiles["contact"]): string =>
  subjects[subjectValues.indexOf(subject)] ?? subject

/**
 * Returns the URL of a destination. A service that can be booked leads to the appointment form with the service
 * chosen, any other service to its card. The checks have made sure that the target exists.
 */
export const getDestinationUrl = (destination: string, files: LinkedFiles): string => {
  const [kind = "", ...rest] = destination.split(":")
  const name = rest.join(":")
  switch (kind) {
    case "service": {
      const service = listServices(files).find(({ anchor }) => anchor === name)
      return service?.bookable && files.hasAppointment
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
      if (files.contact.withoutForm) return pages.contact.path
      return `${pages.contact.path}?subject=${encodeURIComponent(interpolate(translateSubject(name, files.contact), files.clinic))}#${messageAnchor}`
    case "phone":
      return telHref(files.clinic.phone)
    case "whatsapp":
      return whatsAppUrl(files.clinic.whatsapp ?? "")
    default:
      if (name === "appointment")
        return describeContactOptions(files.clinic, files.hasAppointment).booking?.to ?? pages.contact.path
      return isTarget(name) ? getTargetPath(name, files) : pages.home.path
  }
}
