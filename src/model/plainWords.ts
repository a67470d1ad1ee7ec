import { getValue } from "../../plugins/gatsby-plugin-content-model"

/** Words that few patients use, by language, each with a plain one. */
const hardWords: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\bclinicians?\b/i, "doctor or nurse"],
    [/\bphysicians?\b/i, "doctor"],
    [/\bfacilit(?:y|ies)\b/i, "clinic"],
    [/\butili[sz]\w+/i, "use"],
    [/\bcommenc\w+/i, "start"],
    [/\bprior to\b/i, "before"],
    [/\bin order to\b/i, "to"],
    [/\badminister\w*/i, "give"],
    [/\bassist(?:ance)?\b/i, "help"],
    [/\bambulatory\b/i, "without a night in hospital"],
    [/\btriage\w*/i, "who is seen first"],
  ],
  pt: [
    [/\bfacultativ[oa]s?\b/iu, "médico"],
    [/\butiliza\p{L}*/iu, "usar"],
    [/\befec?tu\p{L}+/iu, "fazer"],
    [/\bproced(?:er|a|e) (?:a|à|ao)(?!\p{L})/iu, "fazer"],
    [/\baquando\b/iu, "quando"],
    [/\ba fim de\b/iu, "para"],
    [/\bmediante\b/iu, "com"],
    [/\bposologia\b/iu, "como tomar"],
    [/\banamnese\b/iu, "perguntas sobre a sua saúde"],
    [/\btriagem\b/iu, "quem é visto primeiro"],
  ],
}

/** Companies that run parts of the site: patients need not know them. A privacy policy names those that receive data. */
const suppliers = /\b(?:FormSubmit|Netlify|Cloudflare|GitHub|Gatsby|Sveltia)\b/i

/** Links and headings that do not say where they lead. */
const vagueLink =
  /^(?:click here|here|(?:read |learn |see )?more|details|link|clique aqui|aqui|(?:ler |ver |saber |saiba |leia )?mais|detalhes)[.!…]*$/i

const clocks = {
  "12": { other: /(?<![\d:.])(?:1[3-9]|2[0-3])[:h]\d\d\b/, example: "2:30 PM" },
  "24": { other: /(?<![\d:.])\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m\b/i, example: "14:30" },
} as const

/**
 * What patients would not say, or write, in a text of `file`; `clinic` is the content of `clinic.json`. Slides
 * have short words: the site adds where their button leads ("Slides" in docs/product.md).
 */
export const findWordHints = (text: string, file: string, language: string, clinic?: unknown): string[] => {
  const [supplier] = suppliers.exec(text) ?? []
  const hourCycle = getValue(clinic, "locale", "hourCycle")
  const clock = hourCycle === "12" || hourCycle === "24" ? clocks[hourCycle] : undefined
  const [time] = clock?.other.exec(text) ?? []
  return [
    ...(hardWords[language] ?? []).flatMap(([pattern, plain]) => {
      const [word] = pattern.exec(text) ?? []
      return word ? [`says “${word}”, which few patients say: “${plain}” is plainer.`] : []
    }),
    ...(supplier && file !== "policies.json" ? [`names “${supplier}”, which no patient knows: say what it does.`] : []),
    ...(file !== "slides.json" && vagueLink.test(text)
      ? [`is “${text}”, which does not say where it leads: name the place or what is done there.`]
      : []),
    ...(time && clock
      ? [`says “${time}”, but the site’s clock has ${String(hourCycle)} hours: write it as in “${clock.example}”.`]
      : []),
  ]
}
