import {
  type EditorField,
  type FormContext,
  type LineField,
  type LineOptions,
  type Kind,
  type Presence,
  type PreviewContext,
  type ValueMaker,
  line,
  lineKind,
} from "../../../plugins/gatsby-plugin-content-model"

const priceKind = {
  ...lineKind,
  names: "price",
  graphql: () => ({ type: "Price", directive: " @price" }),
  // It has a list, and is not written as in the file.
  describeLimits: (): string[] => [],
  widget: ({ choices }: FormContext): Pick<EditorField, "widget"> & Partial<EditorField> => ({
    widget: "select",
    options: choices["price"] ?? [],
  }),
  longest: (_sample: unknown, _maker: ValueMaker, seed?: number): unknown => `price-${seed}`,
  completeItems: (anchors: unknown, { findNamed }: PreviewContext): readonly unknown[] => findNamed("price", anchors),
} satisfies Kind & Partial<LineField>

/** The name of a price in fees.json, its anchor: queries find the price itself there, while the fees are on. */
export const priceLine = <Options extends LineOptions>(options: Options): LineField & Presence<Options> => ({
  ...line(options),
  ...priceKind,
})
