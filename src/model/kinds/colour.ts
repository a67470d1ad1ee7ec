import { isDangerRed } from "../../../plugins/gatsby-plugin-brand"
import {
  type Kind,
  type Presence,
  type LineField,
  type LineOptions,
  line,
  lineKind,
} from "../../../plugins/gatsby-plugin-content-model"
import { type EditorField } from "../../../plugins/gatsby-plugin-content-model/forms"

const colourKind = {
  ...lineKind,
  checkMeaning: (text: string): string[] =>
    isDangerRed(text)
      ? [
          `is “${text}”, the red of emergencies and errors, which patients must be able to trust: choose another colour.`,
        ]
      : [],
  describeLimits: (): string[] => ["Write it with # in front, such as “#336699”."],
  widget: (): Pick<EditorField, "widget"> & Partial<EditorField> => ({ widget: "color", allowInput: true }),
} satisfies Kind & Partial<LineField>

/** A colour of the brand. */
export const colourLine = <Options extends LineOptions>(options: Options): LineField & Presence<Options> => ({
  ...line(options),
  ...colourKind,
})
