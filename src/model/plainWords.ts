import { inAnyLanguage, phrases } from "./phrases/allPhrases"

/** Suppliers of the site, whose names mean nothing to patients. A privacy policy names those that receive data. */
const suppliers = /\b(?:FormSubmit|Netlify|Cloudflare|GitHub|Gatsby|Sveltia)\b/i

/** Links and headings that do not say where they lead. */
const vagueLink = inAnyLanguage(spoken => spoken.vagueLink)

const clocks = {
  "12": { other: /(?<![\d:.])(?:1[3-9]|2[0-3])[:h]\d\d\b/, example: "2:30 PM" },
  "24": { other: /(?<![\d:.])\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m\b/i, example: "14:30" },
} as const

/**
 * Returns hints on words in a text of `file` that patients would not use, on a site with a clock of `hourCycle` hours.
 * Slides have short labels, because the site adds where their button leads ("Slides" in docs/product.md).
 */
export const describeHardWords = (text: string, file: string, language: string, hourCycle?: string): string[] => {
  const [supplier] = suppliers.exec(text) ?? []
  const clock = hourCycle === "12" || hourCycle === "24" ? clocks[hourCycle] : undefined
  const [time] = clock?.other.exec(text) ?? []
  return [
    ...(phrases[language]?.hardWords ?? []).flatMap(([pattern, plain]) => {
      const [word] = pattern.exec(text) ?? []
      return word ? [`says “${word}”, a word that few patients use: “${plain}” is plainer.`] : []
    }),
    ...(supplier && file !== "policies.json" ? [`names “${supplier}”, which no patient knows: say what it does.`] : []),
    ...(file !== "slides.json" && vagueLink.test(text)
      ? [`is “${text}”, which does not say where it leads: name the place or what is done there.`]
      : []),
    ...(time && clock
      ? [`says “${time}”, but the site’s clock has ${hourCycle} hours: write it as in “${clock.example}”.`]
      : []),
  ]
}
