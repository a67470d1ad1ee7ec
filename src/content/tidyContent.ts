import { type Field, isRecord } from "./vocabulary"

/** Signs that end a line or part two of them, as word processors and chats leave them; a line feed is none of these. */
const lineSeparators = /[\v\f\u0085\u2028\u2029]/g

const tidyText = (text: string): string => text.normalize("NFC").replaceAll(lineSeparators, " ")

/**
 * `value` in the one form in which it is stored and shown: texts with composed letters and without line separators, numbers
 * as their patterns write them. What is wrong with it stays, for the checks.
 */
export const tidyContent = (field: Field, value: unknown): unknown => {
  switch (field.kind) {
    case "line":
    case "paragraph": {
      if (typeof value !== "string") return value
      const tidy = field.kind === "line" ? field.pattern?.tidy : undefined
      return tidy ? tidy(value) : tidyText(value)
    }
    case "list":
      return Array.isArray(value) ? value.map(item => tidyContent(field.item, item)) : value
    case "entry":
      return isRecord(value) && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(field.tidy?.(value) ?? value).map(([name, child]) => {
              const known = Object.hasOwn(field.fields, name) ? field.fields[name] : undefined
              return [name, known ? tidyContent(known, child) : child]
            })
          )
        : value
    case "image":
    case "choice":
    case "flag":
    case "integer":
    case "decimal":
      return value
  }
}
