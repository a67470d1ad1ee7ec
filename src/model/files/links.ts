import { type Pattern, entry, line, slugPattern, anchorLine } from "../../../plugins/gatsby-plugin-content-model"
import { destinationLine } from "../kinds/destination"
import { priceLine } from "../kinds/price"

/** The end of an entry's address on its page. It is left as it is when the title changes, so that links to it stay. */
export const anchor = (title: string) =>
  anchorLine({
    label: "Anchor",
    max: 120,
    pattern: slugPattern,
    anchorOf: title,
    optional: true,
    hint: "The end of its address, after #. Left empty, it is made from the words above and changes with them. Do not change it once it is written, or links to it break.",
  })

/** The pages, and places on them, that a link may lead to, with their names for editors. */
export const places = {
  appointment: "Book an appointment",
  services: "Services",
  care: "Where to go when it is urgent",
  about: "About",
  contact: "Contact",
  directions: "Map and directions",
  complaints: "How to complain",
  access: "Access to the building",
  languages: "Spoken languages",
  team: "Team",
  faq: "Questions and answers",
} as const

/** What a destination must be: a kind and a name, as `service:eye-tests`, or `phone` and `whatsapp` alone. */
const destinationPattern: Pattern = {
  regex: `^(phone|whatsapp|page:(${Object.keys(places).join("|")})|(service|question|guide|policy):[a-z0-9-]+|subject:\\S(.*\\S)?)$`,
  description: `phone, whatsapp, page: with one of ${Object.keys(places).join(", ")}, service:, question: or guide: with an anchor, policy: with a name, or subject: with a subject of the contact form`,
}

/** Where a link leads: only what exists can be chosen. */
export const destination = () =>
  destinationLine({
    label: "Leads to",
    max: 140,
    pattern: destinationPattern,
    hint: "A page, a service, a question, a guide for patients, a message about a subject, WhatsApp, or a call. New entries can be chosen once they are published.",
  })

/** One of the prices in fees.json, by its anchor. Pages are given the price itself. */
export const priceName = () =>
  priceLine({
    label: "Price",
    max: 120,
    pattern: slugPattern,
    hint: "One of the prices of the form “Fees and ways to pay”. New ones can be chosen once they are published.",
  })

/** A link with its words. */
export const link = (type: string, hint: string) =>
  entry(
    { type, label: "Link", optional: true, hint },
    {
      label: line({ label: "Words", max: 40, hint: "The words of the link, with the verb first." }),
      to: destination(),
    }
  )
