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
  // A subject, in a destination, is words.
  checkPresent(this: LineField, value: unknown): RuleProblem[] {
    return at(...(typeof value === "string" ? checkText(this, value, { areWords: true }) : [describeNoText(this)]))
  },
  graphql: () => ({ type: "String", directive: " @destination" }),
  // It has a list, and is not written as in the file.
  describeLimits: (): string[] => [],
  widget: ({ choices }: FormContext): Pick<EditorField, "widget"> & Partial<EditorField> => ({
    widget: "select",
    options: choices["destination"] ?? [],
  }),
  longest: (): unknown => "page:directions",
  // In a preview links lead nowhere.
  complete: (): unknown => "#",
} satisfies Kind & Partial<LineField>

/** Where a link leads (src/model/destinations.ts). */
export const destinationLine = <Options extends LineOptions>(options: Options): LineField & Presence<Options> => ({
  ...line(options),
  ...destinationKind,
})
