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

/** Formats a whole number, with `thousands` between its thousands: `5,000`. */
export const formatNumber = (number: number, thousands: string): string =>
  String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, thousands)
