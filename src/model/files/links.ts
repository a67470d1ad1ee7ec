import { type Pattern, entry, line, anchorLine } from "../../../plugins/gatsby-plugin-content-model"
import { destinationLine } from "../kinds/destination"

/**
 * The fragment of an entry's URL. It stays the same when the title changes, so that links to the entry keep
 * working.
 */
export const anchor = (title: string) =>
  anchorLine({
    label: "Anchor",
    max: 120,
    anchorOf: title,
    optional: true,
    hint: "The end of its address, after #. If left empty, it is made from the words above and changes with them. Do not change it later: links to it would break.",
  })

/** Pages, and parts of them, that a link can lead to, with their labels for editors. */
export const linkTargets = {
  appointment: "Book an appointment",
  services: "Services",
  care: "Where to go when it is urgent",
  fees: "Fees and ways to pay",
  about: "About",
  contact: "Contact",
  directions: "Map and directions",
  complaints: "How to complain",
  access: "Access to the building",
  languages: "Spoken languages",
  team: "Team",
  faq: "Questions and answers",
} as const

/** Format of a destination: a type and a name, such as `service:eye-tests`, or only `phone` or `whatsapp`. */
const destinationPattern: Pattern = {
  regex: `^(phone|whatsapp|page:(${Object.keys(linkTargets).join("|")})|(service|question|guide|policy):[a-z0-9-]+|subject:\\S(.*\\S)?)$`,
  description: `phone, whatsapp, page: with one of ${Object.keys(linkTargets).join(", ")}, service:, question: or guide: with an anchor, policy: with a name, or subject: with a subject of the contact form`,
}

/** The destination of a link, chosen from those that exist. */
export const destination = () =>
  destinationLine({
    label: "Leads to",
    max: 140,
    pattern: destinationPattern,
    hint: "A page, a service, a question, a guide for patients, a message about a subject, WhatsApp, or a call. New entries can be chosen once they are published.",
  })

/** A link with its text. */
export const link = (type: string, hint: string) =>
  entry(
    { type, label: "Link", optional: true, hint },
    {
      label: line({ label: "Words", max: 40, hint: "The words of the link, with the verb first." }),
      to: destination(),
    }
  )
