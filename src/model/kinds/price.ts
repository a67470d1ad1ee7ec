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
  // The editor chooses from a list, so it needs no hint on the format.
  describeLimits: (): string[] => [],
  widget: ({ choices }: FormContext): Pick<EditorField, "widget"> & Partial<EditorField> => ({
    widget: "select",
    options: choices["price"] ?? [],
  }),
  longest: (_sample: unknown, _maker: ValueMaker, seed?: number): unknown => `price-${seed}`,
  completeItems: (anchors: unknown, { findNamed }: PreviewContext): readonly unknown[] => findNamed("price", anchors),
} satisfies Kind & Partial<LineField>

/** A reference to a price in fees.json, by its anchor. Queries return the price itself while the fees are on. */
export const priceLine = <Options extends LineOptions>(options: Options): LineField & Presence<Options> => ({
  ...line(options),
  ...priceKind,
})
