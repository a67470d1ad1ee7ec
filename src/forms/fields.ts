import { type Words, fill } from "../words/words"

/** What a form knows of one of its fields. Label, control, rules, initial value and summary all come from it. */
export interface FieldDefinition {
  label: string
  type?: "text" | "email" | "tel" | "date" | "select" | "textarea"
  /** Makes the field required; said at the field when it is empty. */
  required?: string
  /** Said at the field when its value breaks the rule of its type or its limit. */
  invalid?: string
  autoComplete?: "name" | "given-name" | "family-name" | "email" | "tel"
  placeholder?: string
  /** Rows of a textarea. */
  rows?: number
  /** More characters, as people count them, are refused, never cut; a counter shows them. */
  limit?: number
  /** The form does not have it, such as the choice of a place where there is one. */
  isAbsent?: boolean
  /** Shares its row with its neighbour where there is room. */
  half?: boolean
  /**
   * Whether the field is part of the message the visitor may send by email or WhatsApp; a text is its label there. Fields
   * with the same label make one line.
   */
  inMessage: boolean | string
}

/** Returns the field for an email address, the same in both forms. */
export const createEmailField = (words: Words["form"]) =>
  ({
    label: words.email,
    type: "email",
    required: words.enterEmail,
    invalid: fill(words.invalidEmail, { example: words.emailExample }),
    autoComplete: "email",
    placeholder: words.emailExample,
    half: true,
    inMessage: true,
  }) as const satisfies FieldDefinition

export type FieldTable = Readonly<Record<string, FieldDefinition>>

export type Values = Record<string, string>

/** Returns the values of a form that `stored` has; all others are empty. */
export function readValues<Name extends string>(
  fields: Readonly<Record<Name, FieldDefinition>>,
  stored?: unknown
): Record<Name, string>
export function readValues(fields: FieldTable, stored?: unknown): Values {
  return Object.fromEntries(
    Object.keys(fields).map(name => {
      const value: unknown = Reflect.get(Object(stored), name)
      return [name, typeof value === "string" ? value : ""]
    })
  )
}

/** Returns the fields that are part of the written message, each line with its label. */
export const listMessageLines = (fields: FieldTable, values: Readonly<Values>): { label: string; value: string }[] => {
  const lines = new Map<string, string[]>()
  for (const [name, { label, inMessage }] of Object.entries(fields)) {
    if (!inMessage) continue
    const lineLabel = inMessage === true ? label : inMessage
    lines.set(lineLabel, [...(lines.get(lineLabel) ?? []), values[name] ?? ""])
  }
  return [...lines].map(([label, parts]) => ({ label, value: parts.join(" ") }))
}
