import type { Plural, Sentence } from "./words"

/** The form of a sentence for a number. */
export const choosePlural = <Name extends string>(
  { one, other }: Plural<Name>,
  count: number,
  language: string
): Sentence<Name> => (new Intl.PluralRules(language).select(count) === "one" ? one : other)
