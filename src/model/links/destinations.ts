import { describeService } from "../derivedTexts"
import { interpolate } from "../placeholders"
import type { SiteContent, LanguageSite } from "../readSite"
import { listAllPages } from "./sitePages"
import { type DataFile, findPage, isPageName, listPolicyPages, messageAnchor, pageParts, pages } from "./pages"
import type { Clinic } from "../files/clinic"
import { type Words, fill } from "../../words/words"

type ContactOption = Queries.ContactOption

/** Returns the way to book from the `booking` of a clinic. `direct` are the ways to reach it. */
const describeBooking = (
  booking: Clinic["booking"],
  direct: readonly [ContactOption, ...ContactOption[]],
  words: Words["layout"]
): ContactOption | null => {
  if (booking?.by === "none") return null
  if (booking?.by === "elsewhere")
    return {
      by: "elsewhere",
      to: booking.address ?? "",
      label: fill(words.bookElsewhere, { service: booking.service ?? "" }),
      icon: "calendar-check",
    }
  const preferred = direct.find(option => option.by === booking?.by) ?? direct[0]
  return { ...preferred, label: preferred.by === "whatsapp" ? words.bookByWhatsApp : words.callToBook }
}

/** Returns the contact options of a clinic: the appointment page is among them if it is on. */
export const describeContactOptions = ({
  clinic,
  words: { layout: words },
  enabled,
}: LanguageSite & Pick<SiteContent, "enabled">): Queries.ContactOptions => {
  const { primaryContact: primary, whatsapp } = clinic
  const call: ContactOption = { by: "phone", to: "phone", label: words.callNow, icon: "phone" }
  const write: ContactOption = { by: "form", to: pages.contact.path, label: words.contactUs, icon: "mail" }
  const chat: ContactOption[] = whatsapp
    ? [{ by: "whatsapp", to: "whatsapp", label: words.whatsApp, icon: "message-circle" }]
    : []
  const [favourite = call, ...others] = primary === "whatsapp" ? [...chat, call] : [call, ...chat]
  const direct: [ContactOption, ...ContactOption[]] = [favourite, ...others]
  const [first, next] = primary === "form" ? [write, ...direct] : [...direct, write]
  const booking: ContactOption | null = enabled.has("appointment")
    ? { by: "form", to: pages.appointment.path, label: words.bookAppointment, icon: "calendar-check" }
    : describeBooking(clinic.booking, direct, words)
  const hasPage = booking?.by === "form" || booking?.by === "elsewhere"
  return {
    first,
    // If there is no page for booking, the second button is another way to reach the clinic.
    second: hasPage ? booking : next,
    direct,
    booking,
  }
}

/** Returns the policies that the end of every page names. One that is off has no path: its name leads nowhere. */
export const listPolicyLinks = (site: SiteContent): Queries.PolicyLink[] => [
  ...listPolicyPages().flatMap(({ path, policy: { name, label, whileOff } }) => {
    const isOn = site.policies.some(({ address }) => address === name)
    return isOn || whileOff === "words" ? [{ to: isOn ? path : null, label: site.words.layout[label] }] : []
  }),
  ...site.policies.flatMap(policy =>
    policy.inFooter ? [{ to: findPage(policy.address).path, label: interpolate(policy.link, site) }] : []
  ),
]

/** What a link of the content can lead to: a path of the site, or `phone` or `whatsapp`. */
interface Destination {
  value: string
  /** For editors. */
  label: string
}

const getBooking = (site: SiteContent) => describeContactOptions(site).booking

/** Returns the label of a page: that of its link in the header or the footer, or the heading of a policy. */
const findLabel = (name: string, { words, policies }: SiteContent): string | undefined => {
  const page = findPage(name)
  const key = page.navLabel ?? page.footerLabel ?? page.policy?.label
  return key ? words.layout[key] : policies.find(({ address }) => address === name)?.heading
}

/** Returns the pages with a label. While the page for booking is off, its path leads to the other way to book. */
const listPageLinks = (site: SiteContent): Destination[] => {
  const names = new Set(listAllPages(site))
  if (getBooking(site)) names.add("appointment")
  return [...names].flatMap(name => {
    const label = findLabel(name, site)
    return label ? [{ value: findPage(name).path, label: `Page: ${label}` }] : []
  })
}

/** Returns the parts of pages that are on. */
const listParts = ({ enabled, clinic, contact }: SiteContent): Destination[] => {
  const isOn: Readonly<Record<keyof typeof pageParts, boolean>> = {
    care: enabled.has("care"),
    fees: enabled.has("fees"),
    directions: true,
    complaints: contact.complaints !== undefined,
    access: clinic.access !== undefined,
    languages: Boolean(clinic.languages?.[0]),
    team: enabled.has("team"),
  }
  return Object.entries(pageParts).flatMap(([name, { to, label }]) =>
    Reflect.get(isOn, name) ? [{ value: to, label: `Part of a page: ${label}` }] : []
  )
}

/** Returns the path of the form for booking a service. The service is named by its anchor, which does not change. */
const getBookingPath = (anchor: string): string => `${pages.appointment.path}?service=${anchor}`

/** Returns the path of the contact form with a subject. */
const getSubjectPath = (subject: string): string =>
  `${pages.contact.path}?subject=${encodeURIComponent(subject)}#${messageAnchor}`

/** Returns everything that a link of the content can lead to. */
export const listDestinations = (site: SiteContent): Destination[] => [
  ...listPageLinks(site),
  ...listParts(site),
  ...site.services.map(({ title, anchor }) => ({
    value: `${pages.services.path}#${anchor}`,
    label: `Service: ${title}`,
  })),
  ...site.services
    .filter(({ bookable }) => bookable && getBooking(site))
    .map(({ title, anchor }) => ({ value: getBookingPath(anchor), label: `Book: ${title}` })),
  ...site.faqs.categories.flatMap(({ questions }) =>
    questions.map(({ question, anchor }) => ({
      value: `${pages.faq.path}#${anchor}`,
      label: `Question: ${question}`,
    }))
  ),
  ...site.patients.guides.map(({ title, anchor }) => ({
    value: `${pages.patients.path}#${anchor}`,
    label: `Guide: ${title}`,
  })),
  ...(site.contact.withoutForm ? [] : (site.contact.subjects ?? [])).map(subject => ({
    value: getSubjectPath(subject),
    label: `Message about: ${subject}`,
  })),
  { value: "phone", label: "Call the main phone" },
  ...(site.clinic.whatsapp ? [{ value: "whatsapp", label: "Open WhatsApp" }] : []),
]

/** Returns the data files in which the target of a destination is. */
export const listDestinationFiles = (destination: string): readonly DataFile[] => {
  if (!destination.startsWith("/")) return ["clinic"]
  const [path = "", service] = destination.split(/\?service=|[?#]/, 2)
  const name = Object.keys(pages)
    .filter(isPageName)
    .find(known => pages[known].path === path)
  const part = Object.entries(pageParts).find(([, { to }]) => to === destination)?.[0]
  const own: DataFile = name ? pages[name].data[0] : "policies"
  if (part === "care" || part === "fees" || part === "team") return [own, part]
  return service !== undefined && name === "appointment" ? [own, "services"] : [own]
}

const linkedText = /^([^?#]*)\?(service|subject)=([^#]*)/

/** Decodes a part of a URL that somebody may have typed. */
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns the text that a form is filled in with: the name of a service in forms, or a subject in the page's language. */
const findLinkedText = (kind: string, value: string, site: SiteContent): string => {
  if (kind === "service") {
    const service = site.services.find(({ anchor }) => anchor === value)
    return service ? describeService(service, site) : value
  }
  const { subjects = [], subjectValues } = site.contact
  const subject = decode(value)
  return interpolate(subjects[subjectValues.indexOf(subject)] ?? subject, site)
}

/**
 * Returns the target of a link to a destination. The checks have made sure that it exists. The names of numbers, such as
 * `phone`, stay: src/components/SiteLink.tsx reads the number.
 */
export const getTarget = (destination: string, site: SiteContent): string => {
  if (destination.split("?", 1)[0] === pages.appointment.path && !site.enabled.has("appointment"))
    return getBooking(site)?.to ?? pages.contact.path
  return destination.replace(
    linkedText,
    (_, path: string, kind: string, value: string) =>
      `${path}?${kind}=${encodeURIComponent(findLinkedText(kind, value, site))}`
  )
}
