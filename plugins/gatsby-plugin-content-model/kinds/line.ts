import type { Group } from "../values"
import { formatPattern } from "./form"
import type { EditorField } from "./widget"
import {
  type Field,
  type FieldInfo,
  type Kind,
  type LiveRule,
  type PlaceholderRule,
  type Presence,
  type PreviewContext,
  type RuleProblem,
  type ValueMaker,
  at,
  plainKind,
} from "./field"
import type { SchemaRules } from "./schema"
import { type TextLimits, checkText, createTextRules, describeNoText, tidyText } from "./text"
import { readText } from "../read"

/** What the writer of the model says of a line. */
export interface LineOptions extends FieldInfo, Partial<TextLimits> {
  /** The line may be left out, but must be filled in before the site goes live. */
  live?: Omit<LiveRule, "value">
  /** The line is the same in every language: a name, a number. */
  untranslated?: true
  /** The line is shown in the site’s own language until it is translated. */
  mayWait?: true
  /** The line is a word of the interface, which has these placeholders and no others. */
  placeholders?: readonly string[]
}

/** One line of text. */
export interface LineField extends Field<string>, TextLimits {
  untranslated?: true
  placeholders?: readonly string[]
  /** What is wrong with the meaning of a line that is written as it must be. */
  checkMeaning(text: string, group: Group): string[]
}

/** What lines answer; the kinds that are lines of their own answer some of it otherwise. */
export const lineKind = {
  ...plainKind,
  checkPresent(this: LineField, value: unknown, group: Group): RuleProblem[] {
    if (typeof value !== "string") return at(describeNoText(this))
    const problems = checkText(this, value)
    return at(...(problems.length > 0 ? problems : this.checkMeaning(value, group)))
  },
  read: readText,
  checkMeaning: (_text: string, _group: Group): string[] => [],
  graphql: () => ({ type: "String", directive: " @interpolate" }),
  schema(this: LineField): SchemaRules {
    return createTextRules(this)
  },
  describeLimits(this: LineField): string[] {
    return this.pattern ? [`Write ${this.pattern.description}.`] : []
  },
  widget(this: LineField): Pick<EditorField, "widget"> & Partial<EditorField> {
    const { min, max, pattern } = this
    return {
      widget: "string",
      use_emoji_autocomplete: false,
      // What is put in order when it is saved may be written otherwise: the checks at the save say what is wrong.
      ...(!pattern?.tidy && { minlength: min, maxlength: max }),
      ...(pattern && !pattern.tidy && { pattern: formatPattern(pattern) }),
    }
  },
  tidyValue(this: LineField, value: unknown): unknown {
    return typeof value === "string" && this.pattern?.tidy ? this.pattern.tidy(value) : tidyText(value)
  },
  isText(this: LineField): boolean {
    return !this.pattern
  },
  isTranslatable(this: LineField): boolean {
    return this.isText() && !this.untranslated
  },
  getPlaceholders(this: LineField): PlaceholderRule {
    return { own: this.placeholders ?? [], isExact: this.placeholders !== undefined }
  },
  longest(this: LineField, sample: unknown, { makeText, makePatterned }: ValueMaker, seed?: number): unknown {
    return this.pattern ? makePatterned(this, sample, seed) : makeText(this.max, seed)
  },
  complete: (value: unknown, { interpolate }: PreviewContext): unknown =>
    typeof value === "string" ? interpolate(value) : "",
} satisfies Kind & Partial<LineField>

/** One line of text, at most `max` characters (default: 80). */
export const line = <Options extends LineOptions>(options: Options): LineField & Presence<Options> => ({
  ...lineKind,
  min: 1,
  max: 80,
  ...options,
})
