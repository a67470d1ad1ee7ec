import type { Plural, Sentence } from "./words"

/** Returns the plural form of a sentence for a number. */
export const choosePlural = <Name extends string>(
  { one, other }: Plural<Name>,
  count: number,
  language: string
): Sentence<Name> => (new Intl.PluralRules(language).select(count) === "one" ? one : other)
