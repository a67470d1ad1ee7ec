import type { en } from "./en"

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** A text, typed with the names of its placeholders. */
export type Sentence<Name extends string = never> = string & { readonly placeholders?: Name }

/** The interface's words in one language, by group: the same keys as in English. */
export type Words = {
  readonly [Group in keyof typeof en]: {
    readonly [Key in keyof (typeof en)[Group]]: Sentence<Names<(typeof en)[Group][Key] & string>>
  }
}

export type WordGroup = keyof Words

/** Returns the names of the placeholders in a text, sorted. */
export const listPlaceholders = (text: string): string[] =>
  splitSentence(text)
    .filter((_, index) => index % 2)
    .sort()

/** Splits a text at its braces: what is between two of them is at the odd indexes. */
export const splitSentence = (sentence: string): string[] => sentence.replaceAll("}", "{").split("{")

/** Fills in the placeholders of `sentence`. One without a value becomes empty. */
export const fill = <Name extends string>(
  sentence: Sentence<Name>,
  values: Readonly<Record<Name, string | number>>
): string =>
  splitSentence(sentence)
    .map((part, index) => (index % 2 ? Reflect.get(values, part) : part))
    .join("")

/** Replaces unpaired surrogates, which no URL can carry, with the replacement character. */
export const toWellFormed = (text: string): string => text.replace(/[\uD800-\uDFFF]/gu, "\uFFFD")

/** Formats a whole number, with `thousands` between its thousands: `5,000`. */
export const formatNumber = (number: number, thousands: string): string =>
  String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, thousands)

/** Keys of the names of days, in the order of `Date.getDay`. */
export const dayKeys = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const

/** Keys of the names of months, in the order of `Date.getMonth`. */
export const monthKeys = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const

/** Returns the names of the days, from Sunday on. */
export const listDayNames = (names: Words["names"]): string[] => dayKeys.map(key => names[key])

/** Returns the names of the months, from January on. */
export const listMonthNames = (names: Words["names"]): string[] => monthKeys.map(key => names[key])
