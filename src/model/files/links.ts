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

/** Format of a destination. Another check says whether it is there. */
const destinationPattern: Pattern = {
  regex: "^(phone|whatsapp|/\\S*)$",
  description: "phone, whatsapp, or a page of the site or a part of it, such as /contact/ or /services/#fees",
}

/** The destination of a link, chosen from those that exist. */
export const destination = () =>
  destinationLine({
    label: "Leads to",
    max: 400,
    pattern: destinationPattern,
    hint: "A page or a part of it, a service, a question, a guide for patients, a message about a subject, WhatsApp, or a call. New entries can be chosen once they are published.",
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
