import {
  type Pattern,
  type AnswerContext,
  type Kind,
  type Presence,
  type LineField,
  type LineOptions,
  entry,
  line,
  anchorLine,
  lineKind,
} from "../../../plugins/gatsby-plugin-content-model"
import type { EditorField, FormContext } from "../../../plugins/gatsby-plugin-content-model/forms"

const destinationKind = {
  ...lineKind,
  names: "destination",
  graphql: () => ({ type: "String", directive: "" }),
  // The editor chooses from a list, so it needs no hint on the format.
  describeLimits: (): string[] => [],
  widget: ({ choices }: FormContext): Pick<EditorField, "widget"> & Partial<EditorField> => ({
    widget: "select",
    options: choices["destination"] ?? [],
  }),
  complete: (value: unknown, { getLinkTarget }: AnswerContext): unknown =>
    typeof value === "string" ? getLinkTarget(value) : "",
} satisfies Kind & Partial<LineField>

/** A line that names the destination of a link (src/model/links/destinations.ts). */
const destinationLine = <Options extends LineOptions>(options: Options): LineField & Presence<Options> => ({
  ...line(options),
  ...destinationKind,
})

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

/** An optional link within the site, with words of its own. */
export const link = (type: string, hint: string) =>
  entry(
    { type, label: "Link", optional: true, hint },
    {
      label: line({ label: "Words", max: 40, hint: "The words of the link, with the verb first." }),
      to: destination(),
    }
  )
