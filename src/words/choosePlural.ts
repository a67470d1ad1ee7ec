import type { PluralForms, Sentence } from "./words"

/**
 * Returns the plural form of a sentence for a number. If the build does not know the rules of the language, forms that
 * it has for zero, one and two are for just these numbers.
 */
export const choosePlural = <Name extends string>(
  forms: PluralForms<Sentence<Name>>,
  count: number,
  locale: string
): Sentence<Name> => {
  const category = Intl.PluralRules.supportedLocalesOf(locale).length
    ? new Intl.PluralRules(locale).select(count)
    : (["zero", "one", "two"] as const)[count]
  return (category && forms[category]) ?? forms.other
}
