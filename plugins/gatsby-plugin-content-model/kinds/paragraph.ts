import type { EditorField } from "./widget"
import {
  type Field,
  type FieldInfo,
  type Kind,
  type PlaceholderRule,
  type Presence,
  type AnswerContext,
  type RuleProblem,
  at,
  baseKind,
} from "./field"
import type { SchemaRules } from "./schema"
import { type TextLimits, checkText, createTextRules, describeNoText, tidyText } from "./text"
import { readText } from "../read"

/**
 * A field for several sentences, which may have line breaks. Pages show its numbers and email addresses as links, unless
 * `links` is false.
 */
export interface ParagraphField extends Field<string>, Omit<TextLimits, "pattern"> {
  /** Additional placeholders of this text only, which its component fills in. */
  placeholders?: readonly string[]
  /** False if pages show the text where there can be no links, such as in a notification. */
  links?: false
}

const paragraphKind = {
  ...baseKind,
  checkPresent(this: ParagraphField, value: unknown): RuleProblem[] {
    return at(...(typeof value === "string" ? checkText(this, value, { isOneLine: false }) : [describeNoText(this)]))
  },
  read: readText,
  graphql: () => ({ type: "String", directive: "" }),
  schema(this: ParagraphField): SchemaRules {
    return createTextRules(this, false)
  },
  widget(this: ParagraphField): Pick<EditorField, "widget"> & Partial<EditorField> {
    return { widget: "text", use_emoji_autocomplete: false, minlength: this.min, maxlength: this.max }
  },
  tidyValue: tidyText,
  isText: () => true,
  isTranslatable: () => true,
  getPlaceholders(this: ParagraphField): PlaceholderRule {
    return { own: this.placeholders ?? [], isExact: false }
  },
  complete(this: ParagraphField, value: unknown, { interpolate, linkText }: AnswerContext): unknown {
    if (typeof value !== "string") return ""
    return this.links === false ? interpolate(value) : linkText(value)
  },
} satisfies Kind & Partial<ParagraphField>

/** Creates a field for several sentences with at most `max` characters (default: 600). */
export const paragraph = <
  Options extends FieldInfo & Partial<Pick<ParagraphField, "min" | "max" | "placeholders" | "links">>,
>(
  options: Options
): ParagraphField & Presence<Options> => ({ ...paragraphKind, min: 1, max: 600, ...options })
