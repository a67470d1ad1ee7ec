import type { en } from "./en"

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** A text with the names of its placeholders. */
export type Sentence<Name extends string = never> = string & { readonly placeholders?: Name }

/** The forms of a sentence by number (https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Intl/PluralRules). */
export interface Plural<Name extends string> {
  readonly one: Sentence<Name>
  readonly other: Sentence<Name>
}

type Word<Text> = Text extends string
  ? Sentence<Names<Text>>
  : Text extends { other: infer Other extends string }
    ? Plural<Names<Other>>
    : never

/** The words of the site in one language, by group: what English has, and nothing else. */
export type Words = {
  readonly [Group in keyof typeof en]: { readonly [Key in keyof (typeof en)[Group]]: Word<(typeof en)[Group][Key]> }
}

/** A group of words. */
export type WordGroup = keyof Words

const placeholder = /\{(\w+)\}/

/** The names of the placeholders of a text, sorted. */
export const listPlaceholders = (text: string): string[] =>
  splitSentence(text)
    .filter((_, index) => index % 2)
    .toSorted()

/** A text with its placeholders at the odd places. */
export const splitSentence = (sentence: string): string[] => sentence.split(placeholder)

/** `sentence` with its placeholders filled in. */
export const fill = <Name extends string>(
  sentence: Sentence<Name>,
  values: Readonly<Record<Name, string | number>>
): string =>
  splitSentence(sentence)
    .map((part, index) => (index % 2 ? Reflect.get(values, part) : part))
    .join("")
