import { en } from "./en"
import type { Phrases } from "./phrases"
import { pt } from "./pt"

/** The phrases of each language that has a file here. A language without one has no such checks. */
export const phrases: Readonly<Record<string, Phrases>> = { en, pt }

/** One pattern for what any language says, found without regard to capitals. */
export const inAnyLanguage = (choose: (spoken: Phrases) => RegExp | readonly RegExp[]): RegExp =>
  new RegExp(
    Object.values(phrases)
      .flatMap(choose)
      .map(({ source }) => source)
      .join("|"),
    "iu"
  )
