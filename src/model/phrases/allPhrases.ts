import { en } from "./en"
import type { Phrases } from "./phrases"
import { pt } from "./pt"

/** Phrases, keyed by language. Languages without a file have no such checks. */
export const phrases: Readonly<Record<string, Phrases>> = { en, pt }

/** Creates a case-insensitive pattern that matches the phrases of any language. */
export const inAnyLanguage = (choose: (spoken: Phrases) => RegExp | readonly RegExp[]): RegExp =>
  new RegExp(
    Object.values(phrases)
      .flatMap(choose)
      .map(({ source }) => source)
      .join("|"),
    "iu"
  )
