import { describeService } from "../derivedTexts"
import { contact } from "../files/contact"
import { faqs } from "../files/faqs"
import { linkTargets } from "../files/links"
import { patients } from "../files/patients"
import { policies } from "../files/policies"
import { services } from "../files/services"
import { findPage, messageAnchor, pages } from "./pages"
import { policyNames } from "../files/policyNames"
import { telHref, whatsAppUrl } from "./phone"
import { interpolate } from "../placeholders"
import { type Files, getItems, read, readList, readText } from "../../../plugins/gatsby-plugin-content-model"
import { readClinic } from "../readClinic"
import { describeContactOptions } from "./contactOptions"

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

/** Targets that are part of a page: their anchor, and their content while they are on. */
const targetParts: Readonly<Partial<Record<Target, { anchor: string; content: (files: Files) => unknown }>>> = {
  care: { anchor: "care", content: ({ care }) => care },
  directions: { anchor: "map", content: files => readContact(files).map },
  complaints: { anchor: "complaints", content: files => readContact(files).complaints },
  access: { anchor: "access", content: ({ clinic }) => readClinic(clinic).access },
  languages: { anchor: "languages", content: ({ clinic }) => readClinic(clinic).languages?.[0] },
  team: { anchor: "team", content: ({ team }) => team },
}

const isTarget = (name: string): name is Target => Object.hasOwn(linkTargets, name)

/** Returns the path of a target, or of its page if that part of the page is off. */
const getTargetPath = (target: Target, files: Files): string => {
  const part = targetParts[target]
  return part?.content(files) ? `${targetPages[target]}#${part.anchor}` : targetPages[target]
}

interface Named {
  title: string
  /** Name of the service in forms. */
  value: string
  anchor: string
  bookable: boolean
}

/** An entry that a link can lead to. */
type Entry = Pick<Named, "title" | "anchor">

const readContact = (files: Files) => contact.read(files["contact"])

const listServices = (files: Files): Named[] =>
  services.read(files["services"]).services.map(({ title, anchor, bookable }, index) => ({
    title,
    value: describeService(getItems(files["services"], "services")[index], files["clinic"]),
    anchor,
    bookable,
  }))

const listQuestions = (files: Files): Entry[] =>
  faqs
    .read(files["faqs"])
    .categories.flatMap(category => category.questions.map(({ question, anchor }) => ({ title: question, anchor })))

const listGuides = (files: Files): readonly Entry[] => patients.read(files["patients"]).guides

const hasMessageForm = (files: Files): boolean => !readContact(files).withoutForm

const listSubjects = (files: Files): readonly string[] => readContact(files).subjects ?? []

/** Returns the enabled policies, with their names in destinations. */
const listPolicies = (files: Files): { name: string; title: string }[] => {
  const content = policies.read(files["policies"])
  return [
    ...policyNames.flatMap(name => (content[name] ? [{ name, title: content[name].heading }] : [])),
    ...(content.others ?? []).map(({ address, heading }) => ({ name: address, title: heading })),
  ]
}

/** Returns every destination, with its label for editors. */
export const listDestinations = (files: Files): { value: string; label: string }[] => [
  ...Object.entries(linkTargets).map(([name, label]) => ({ value: `page:${name}`, label: `Page: ${label}` })),
  ...listServices(files).map(({ title, anchor }) => ({ value: `service:${anchor}`, label: `Service: ${title}` })),
  ...listQuestions(files).map(({ title, anchor }) => ({ value: `question:${anchor}`, label: `Question: ${title}` })),
  ...listGuides(files).map(({ title, anchor }) => ({ value: `guide:${anchor}`, label: `Guide: ${title}` })),
  ...(hasMessageForm(files) ? listSubjects(files) : []).map(subject => ({
    value: `subject:${subject}`,
    label: `Message about: ${subject}`,
  })),
  ...listPolicies(files).map(({ name, title }) => ({ value: `policy:${name}`, label: `Policy: ${title}` })),
  { value: "phone", label: "Call the main phone" },
  ...(readClinic(files["clinic"]).whatsapp ? [{ value: "whatsapp", label: "Open WhatsApp" }] : []),
]

/** Explains why a destination is of no use, such as booking if the clinic takes no bookings; empty if it is of use. */
export const describeOffDestination = (destination: string, files: Files): string => {
  if (destination === "page:appointment" && !files["appointment"] && readClinic(files["clinic"]).booking?.by === "none")
    return "nobody can book (“booking” in data/clinic.json): choose another destination."
  if (destination.startsWith("subject:") && !hasMessageForm(files))
    return "the contact page has no form (“withoutForm” in data/contact.json): choose another destination."
  return ""
}

/** Returns a subject in the language of `files`. Destinations use the subject of the clinic's own language. */
const translateSubject = (subject: string, files: Files): string =>
  listSubjects(files)[read({ subjectValues: readList(readText) }, files["contact"]).subjectValues.indexOf(subject)] ??
  subject

/**
 * Returns the address of a destination. A service that can be booked leads to the appointment form with the service
 * chosen, any other service to its card. The checks have made sure that the target exists.
 */
export const getAddress = (destination: string, files: Files): string => {
  const [kind = "", ...rest] = destination.split(":")
  const name = rest.join(":")
  switch (kind) {
    case "service": {
      const service = listServices(files).find(({ anchor }) => anchor === name)
      return service?.bookable && files["appointment"]
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
      if (!hasMessageForm(files)) return pages.contact.path
      return `${pages.contact.path}?subject=${encodeURIComponent(interpolate(translateSubject(name, files), files["clinic"]))}#${messageAnchor}`
    case "phone":
      return telHref(readClinic(files["clinic"]).phone)
    case "whatsapp":
      return whatsAppUrl(readClinic(files["clinic"]).whatsapp ?? "")
    default:
      if (name === "appointment")
        return describeContactOptions(files["clinic"], files["appointment"]).booking?.to ?? pages.contact.path
      return isTarget(name) ? getTargetPath(name, files) : pages.home.path
  }
}
