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
  // The editor chooses from a list, so it needs no hint on the format.
  describeLimits: (): string[] => [],
  // A practice with one place has no choice.
  widget({ choices: { place = [] } }: FormContext): Pick<EditorField, "widget"> & Partial<EditorField> {
    return place.length > 0 ? { widget: "select", options: place } : { widget: "hidden" }
  },
  longest: (): unknown => "main",
} satisfies Kind & Partial<LineField>

/** A reference to a place of the practice, by its anchor (src/model/places.ts). */
export const placeLine = <Options extends LineOptions>(options: Options): LineField & Presence<Options> => ({
  ...line(options),
  ...placeKind,
})
