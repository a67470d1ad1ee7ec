import {
  type EditorField,
  type FormContext,
  type Kind,
  type Presence,
  type RuleProblem,
  type LineField,
  type LineOptions,
  at,
  line,
  lineKind,
  checkText,
  describeNoText,
} from "../../../plugins/gatsby-plugin-content-model"

const destinationKind = {
  ...lineKind,
  names: "destination",
  // The subject in a destination is free text.
  checkPresent(this: LineField, value: unknown): RuleProblem[] {
    return at(...(typeof value === "string" ? checkText(this, value, { areWords: true }) : [describeNoText(this)]))
  },
  graphql: () => ({ type: "String", directive: " @destination" }),
  // The editor chooses from a list, so it needs no hint on the format.
  describeLimits: (): string[] => [],
  widget: ({ choices }: FormContext): Pick<EditorField, "widget"> & Partial<EditorField> => ({
    widget: "select",
    options: choices["destination"] ?? [],
  }),
  // Links are disabled in previews.
  complete: (): unknown => "#",
} satisfies Kind & Partial<LineField>

/** The destination of a link (src/model/links/destinations.ts). */
export const destinationLine = <Options extends LineOptions>(options: Options): LineField & Presence<Options> => ({
  ...line(options),
  ...destinationKind,
})
