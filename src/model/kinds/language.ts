import {
  type Kind,
  type LineField,
  type LineOptions,
  type Presence,
  line,
  lineKind,
} from "../../../plugins/gatsby-plugin-content-model"

/** Returns whether a name is registered: `Intl` knows all languages with two letters, and all regions. */
const isRegistered = (type: "language" | "region", code: string): boolean =>
  new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) !== undefined

/** Direction of a script, which TypeScript’s types of `Intl` lack. Firefox does not know it: the build refuses there. */
interface Directed {
  textInfo?: { direction?: string }
  getTextInfo?: () => { direction?: string }
}

const isRightToLeft = (locale: Intl.Locale & Directed): boolean =>
  (locale.getTextInfo?.() ?? locale.textInfo)?.direction === "rtl"

/** Describes the problem with a code that may be one of a language (BCP 47). */
const describeProblem = (code: string): string => {
  const notKnown = `is “${code}”, which is not the code of a language. Look it up at https://www.iana.org/assignments/language-subtag-registry: sw is Swahili, pt-BR is Brazilian Portuguese.`
  let locale: Intl.Locale
  try {
    locale = new Intl.Locale(code)
  } catch {
    return notKnown
  }
  const { language, region } = locale
  if (locale.toString() !== code)
    return `is “${code}”, but the code of that language is “${locale.toString()}”: write that.`
  if (isRightToLeft(locale))
    return `is “${code}”, which is written from right to left: the pages are made for languages written from left to right. Choose another.`
  const isKnown =
    (language.length > 2 || isRegistered("language", language)) && (!region || isRegistered("region", region))
  return isKnown ? "" : notKnown
}

/** Returns whether the site can be in a language. */
export const isLanguage = (code: string): boolean => describeProblem(code) === ""

const languageKind = {
  ...lineKind,
  checkMeaning: (code: string): string[] => [describeProblem(code)].filter(Boolean),
} satisfies Kind & Partial<LineField>

/** A language of the site, by its code: any that is written from left to right, as the pages are. */
export const languageLine = <Options extends LineOptions>(options: Options): LineField & Presence<Options> => ({
  ...line({
    max: 20,
    pattern: {
      regex: "^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,4}){0,2}$",
      description: "the code of a language, such as sw or pt-BR",
    },
    ...options,
  }),
  ...languageKind,
})
