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
  type AnswerContext,
  type RuleProblem,
  at,
  baseKind,
  slugPattern,
} from "./field"
import type { SchemaRules } from "./schema"
import { type TextLimits, checkText, createTextRules, describeNoText, tidyText } from "./text"
import { readText } from "../read"

/** Options of a line in the model. */
export interface LineOptions extends FieldInfo, Partial<TextLimits> {
  /** Requirement for a line that may be left out, but must be filled in before the site goes live. */
  live?: Omit<LiveRule, "value">
  /** True if the line is the same in every language, such as a name or a number. */
  untranslated?: true
  /** True if the line is shown in the site's own language until it is translated. */
  canFallBack?: true
  /** True if pages show the numbers and email addresses of the line as links. */
  links?: true
  /** Placeholders of an interface text, which must have all of these and no others. */
  placeholders?: readonly string[]
}

/** A field for one line of text. */
export interface LineField extends Field<string>, TextLimits {
  untranslated?: true
  links?: true
  placeholders?: readonly string[]
  /** Returns problems with the meaning of a line whose form is valid. */
  checkMeaning(text: string, group: Group): string[]
}

/** Behaviour of lines. Kinds that are special lines override parts of it. */
export const lineKind = {
  ...baseKind,
  checkPresent(this: LineField, value: unknown, group: Group): RuleProblem[] {
    if (typeof value !== "string") return at(describeNoText(this))
    const problems = checkText(this, value)
    return at(...(problems.length > 0 ? problems : this.checkMeaning(value, group)))
  },
  read: readText,
  checkMeaning: (_text: string, _group: Group): string[] => [],
  graphql: () => ({ type: "String", directive: "" }),
  schema(this: LineField): SchemaRules {
    return createTextRules(this)
  },
  fitsInRow(this: LineField): boolean {
    return this.pattern === undefined && this.max !== undefined && this.max <= 40
  },
  describeLimits(this: LineField): string[] {
    return this.pattern ? [`Write ${this.pattern.description}.`] : []
  },
  widget(this: LineField): Pick<EditorField, "widget"> & Partial<EditorField> {
    const { min, max, pattern } = this
    return {
      widget: "string",
      use_emoji_autocomplete: false,
      // A value that is normalized when it is saved may be typed in another form. Its problems are reported at the
      // save.
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
  complete(this: LineField, value: unknown, { interpolate, linkText }: AnswerContext): unknown {
    if (typeof value !== "string") return ""
    // A value with a pattern, such as a number, is no text and has no placeholders.
    if (!this.isText()) return value
    return this.links ? linkText(value) : interpolate(value)
  },
} satisfies Kind & Partial<LineField>

/** Creates a field for one line of text with at most `max` characters (default: 80). */
export const line = <Options extends LineOptions>(options: Options): LineField & Presence<Options> => ({
  ...lineKind,
  min: 1,
  max: 80,
  ...options,
})

/**
 * Creates a field for the entry's anchor on its page. A missing anchor is made from the field `anchorOf` of the same
 * entry.
 */
export const anchorLine = <Options extends LineOptions & { anchorOf: string }>(
  options: Options
): LineField & Presence<Options> & { anchorOf: string } => ({
  ...line({ pattern: slugPattern, ...options }),
  ...options,
})
