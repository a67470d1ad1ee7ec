import { catalogues } from "../../words/catalogues"
import { describeUntranslated, findCatalogueProblems } from "../../words/catalogueProblems"
import { type ValueProblem, type Path, locate } from "../../../plugins/gatsby-plugin-content-model"
import { getLanguage, listTranslationEntries } from "../locale"
import { model } from "../model"

/** Returns the places in `clinic.json` that choose a language of the site, enabled or not. */
const listChosen = (clinic: unknown): { path: Path; language: string; isOn: boolean }[] => [
  { path: ["locale", "language"], language: getLanguage(clinic), isOn: true },
  ...listTranslationEntries(clinic).map(({ index, ...chosen }) => ({
    ...chosen,
    path: ["translations", index, "language"],
  })),
]

const report = (clinic: unknown, path: Path, message: string): ValueProblem => ({
  ...locate("clinic.json", model.clinic, clinic, path),
  message,
})

const listOthers = (clinic: unknown, known: typeof catalogues) =>
  listChosen(clinic).flatMap(chosen => {
    const words = known[chosen.language]
    return words && chosen.language !== "en" ? [{ ...chosen, words, english: known["en"] }] : []
  })

/** Finds words that are missing in the catalogues of the enabled languages, with one problem for each word. */
export const findMissingWords = (clinic: unknown, known = catalogues): ValueProblem[] =>
  listOthers(clinic, known).flatMap(({ path, language, isOn, words, english }) =>
    isOn
      ? findCatalogueProblems(english, words).map(problem =>
          report(clinic, path, `is “${language}”, and in its catalogue, src/words/${language}.ts, ${problem}`)
        )
      : []
  )

/** Finds catalogues that are still largely in English, and missing words of languages that are off. */
export const findWordHints = (clinic: unknown, known = catalogues): ValueProblem[] =>
  listOthers(clinic, known).flatMap(({ path, language, isOn, words, english }) => {
    const missing = isOn ? [] : findCatalogueProblems(english, words)
    const same = describeUntranslated(english, words)
    return [
      ...(missing[0]
        ? [
            report(
              clinic,
              path,
              `is “${language}”, and its catalogue, src/words/${language}.ts, lacks ${missing.length === 1 ? "a word" : `${missing.length} words`}. The first: ${missing[0]}`
            ),
          ]
        : []),
      ...(same ? [report(clinic, path, `is “${language}”: its catalogue, src/words/${language}.ts, ${same}`)] : []),
    ]
  })
