import {
  type ChoiceField,
  type FieldInfo,
  type Group,
  type Presence,
  type RuleProblem,
  at,
  choice,
} from "../../../plugins/gatsby-plugin-content-model"
import { languages } from "../../words/catalogues"

/** Languages that are written from right to left. */
const rightToLeft: ReadonlySet<unknown> = new Set(["ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"])

/** A language of the site: one with a catalogue, and written from left to right, as the pages are. */
export const languageChoice = <Options extends FieldInfo>(options: Options): ChoiceField & Presence<Options> => {
  const field = choice({ ...options, options: languages })
  return {
    ...field,
    checkPresent(this: ChoiceField, value: unknown, group: Group): RuleProblem[] {
      return rightToLeft.has(value)
        ? at(
            `is “${String(value)}”, which is written from right to left: the pages are made for languages written from left to right. Choose another.`
          )
        : field.checkPresent.call(this, value, group)
    },
  }
}
