import { type Content, type Problem, type ValueProblem } from "../../../plugins/gatsby-plugin-content-model"
import { type Files, parseFiles } from "../../../plugins/gatsby-plugin-content-model/json"
import {
  findOutdatedTranslations,
  findTranslationHints,
} from "../../../plugins/gatsby-plugin-content-model/translations"
import { createPublicFiles } from "../../../plugins/gatsby-plugin-content-model/forms"
import { listTranslations } from "../locale"
import { allFiles, model, translationModel } from "../model"
import { type SiteContent, readSite } from "../readSite"
import { contentSettings, translateClinic } from "./contentSettings"
import {
  type Samples,
  findClosedHours,
  findEmergencyClaim,
  findHiddenTranslations,
  findLiveProblems,
  findMissingPrivacy,
  findPastDays,
  findPhoneExamples,
} from "./goLive"
import { findReadingHints } from "./plainLanguage"
import { describeNearestPage, describeProgress, listTranslationRows } from "./translationRows"

/** What is left to do before a site goes live, and what could be better. */
export interface LiveReport {
  /** The content without what is off. */
  site: SiteContent
  /** Problems that keep the site from going live. */
  left: readonly Problem[]
  /** What does not keep it from going live, by heading. */
  advice: readonly { heading: string; problems: readonly Problem[] }[]
  /** How far each translation is. */
  progress: readonly string[]
}

/** Reads files that have passed the checks, without what is off. */
const readFiles = (files: Files): SiteContent => readSite(createPublicFiles(model, files))

/** Judges content that has passed the checks at the time `now`, in milliseconds. */
export const createLiveReport = (content: Content, samples: Samples, now: number): LiveReport => {
  const { values: files, addPosition } = parseFiles(content.files, allFiles)
  const written = content.translations ?? {}
  const site = readFiles(files)
  const enabled = listTranslations(files["clinic"])
  // Translations that are not enabled are on no page.
  const translations = Object.entries(written).flatMap(([language, texts]) => {
    if (!enabled.includes(language)) return []
    const { values, addPosition: addPositionIn } = parseFiles(texts, translationModel, `${language}/`)
    const translated = translateClinic(model.clinic, files["clinic"], values["clinic"], language)
    const locate = (problem: ValueProblem): Problem =>
      addPositionIn({ ...problem, file: `${language}/${problem.file}` })
    return [{ language, values, locate, site: readFiles({ ...files, clinic: translated, words: values["words"] }) }]
  })
  const parsed = Object.fromEntries(translations.map(({ language, values }) => [language, values]))
  const locateAll = (problems: readonly ValueProblem[]) => problems.map(addPosition)
  return {
    site,
    left: [
      ...locateAll([
        ...findLiveProblems(files, site, now, samples),
        ...findPhoneExamples(site),
        ...findMissingPrivacy(site),
      ]),
      ...translations.flatMap(({ values, locate, site: translated }) =>
        [...findLiveProblems(values, translated, now, samples, translationModel), ...findPhoneExamples(translated)].map(
          locate
        )
      ),
    ],
    advice: [
      { heading: "In the past, and no longer shown", problems: locateAll(findPastDays(files, site, now)) },
      {
        heading: "Facts that contradict each other",
        problems: locateAll([...findEmergencyClaim(site.clinic), ...findClosedHours(site.clinic)]),
      },
      {
        heading: "Translations that are on no page",
        problems: locateAll(findHiddenTranslations(files["clinic"], parsed)),
      },
      {
        heading: "Translations of earlier texts",
        problems: findOutdatedTranslations(contentSettings, files, written),
      },
      {
        heading: "Texts that could be easier to read",
        problems: [...locateAll(findReadingHints(files)), ...findTranslationHints(contentSettings, files, written)],
      },
    ],
    progress: listTranslations(files["clinic"], "all").flatMap(language => {
      const texts = parseFiles(written[language] ?? {}, translationModel).values
      const described = describeProgress(listTranslationRows(files, texts, language), language)
      return described ? [`${described}\n${describeNearestPage(files, texts, language)}`] : []
    }),
  }
}
