import {
  type EditorField,
  type FormContext,
  type LineField,
  type LineOptions,
  type Kind,
  type Presence,
  line,
  lineKind,
} from "../../../plugins/gatsby-plugin-content-model"

const placeKind = {
  ...lineKind,
  names: "place",
  // It has a list, and is not written as in the file.
  describeLimits: (): string[] => [],
  // A practice with one place has none to choose.
  widget({ choices: { place = [] } }: FormContext): Pick<EditorField, "widget"> & Partial<EditorField> {
    return place.length > 0 ? { widget: "select", options: place } : { widget: "hidden" }
  },
  longest: (): unknown => "main",
} satisfies Kind & Partial<LineField>

/** The name of a place of the practice, its anchor (src/model/places.ts). */
export const placeLine = <Options extends LineOptions>(options: Options): LineField & Presence<Options> => ({
  ...line(options),
  ...placeKind,
})
