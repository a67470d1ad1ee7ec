import {
  type AnswerContext,
  type Kind,
  type Presence,
  type LineField,
  type LineOptions,
  line,
  lineKind,
} from "../../../plugins/gatsby-plugin-content-model"
import { type EditorField, type FormContext } from "../../../plugins/gatsby-plugin-content-model/forms"

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
  complete: (value: unknown, { getLinkUrl }: AnswerContext): unknown =>
    typeof value === "string" ? getLinkUrl(value) : "",
} satisfies Kind & Partial<LineField>

/** The destination of a link (src/model/links/destinations.ts). */
export const destinationLine = <Options extends LineOptions>(options: Options): LineField & Presence<Options> => ({
  ...line(options),
  ...destinationKind,
})
