import { files, sites, translationProblems } from "site-content"
import {
  type EntryField,
  type Problem,
  type ValueProblem,
  checkValue,
  locate,
} from "../../plugins/gatsby-plugin-content-model"
import { restoreSwitches } from "../../plugins/gatsby-plugin-content-model/forms"
import { getValue } from "../../plugins/gatsby-plugin-content-model/json"
import { checkTranslatedFile } from "../../plugins/gatsby-plugin-content-model/translations"
import { contentSettings } from "../model/checks/contentSettings"
import { listTranslationEntries, listTranslations } from "../model/locale"
import { allFiles, model, translationModel } from "../model/model"
import { findDestinationProblems, findUnfilledPlaceholders } from "../model/checks/nameProblems"
import type { Editor } from "../../plugins/gatsby-plugin-sveltia-cms"

/** The enabled content of the files, as the checks expect it. Disabled content is in no file of the site. */
const liveFiles = Object.fromEntries(
  Object.entries(model).map(([name, field]) => [name, restoreSwitches(field, files[name])])
)

/** Describes a problem of a translation with the label of its form. */
const describeProblem = ({ file, entry, field, message }: Problem): string => {
  // The form of the switch itself is the one that is open.
  if (file === "clinic.json") return message.replace(/^is true, but /, "")
  const label = translationModel[file.replace(/^.*\/|\.json$/g, "")]?.label ?? file
  return `${[`“${label}”`, entry, field && `“${field}”`].filter(Boolean).join(", ")} ${message}`
}

/** Finds languages that `clinic.json` enables although the build would reject them. */
const findUnfinishedTranslations = (file: EntryField, clinic: unknown): ValueProblem[] =>
  listTranslationEntries(clinic).flatMap(({ language, isOn, index }) => {
    const [problem] = translationProblems[language] ?? []
    if (!isOn || (language in translationProblems && !problem)) return []
    const reason = problem ? describeProblem(problem) : "nothing is translated yet."
    const message = `cannot be on: on the site as it is live, ${reason} Turn it off, translate the forms, and turn it on once they are live.`
    return [{ ...locate("clinic.json", file, clinic, ["translations", index, "enabled"]), message }]
  })

/**
 * Finds problems that a form and its translations would cause elsewhere in the live site, which has none of them now.
 */
const findOtherProblems = (name: string, value: unknown, translations: Record<string, unknown>): ValueProblem[] => {
  const siteFiles = { ...liveFiles, [name]: value }
  return [
    ...findDestinationProblems(model, siteFiles),
    ...findUnfilledPlaceholders(model, siteFiles),
    ...Object.entries(sites).flatMap(([language, texts]) =>
      findUnfilledPlaceholders(
        translationModel,
        {
          // Untranslated texts are in the clinic's own language.
          ...Object.fromEntries(Object.entries(texts).filter(([, text]) => getValue(text, "language") === language)),
          ...(translations[language] !== undefined && { [name]: translations[language] }),
        },
        siteFiles["clinic"],
        `${language}/`
      )
    ),
  ]
}

/**
 * Runs the build's own checks on a form before it is saved. With `checksOthers` it also checks the other live files: if
 * a form removed something they need, no later change could be published. Changes that go to GitHub are checked there,
 * with the newest files.
 */
export const findFormProblems: Editor["checkForm"] = ({ name, value, translations }, checksOthers) => {
  const file = allFiles[name]
  if (!file) return []
  const enabled = listTranslations(name === "clinic" ? value : liveFiles["clinic"])
  return [
    ...checkValue(contentSettings, `${name}.json`, file, value),
    ...(name === "clinic" ? findUnfinishedTranslations(file, value) : []),
    ...Object.entries(translations).flatMap(([language, translation]) =>
      checkTranslatedFile(
        contentSettings,
        name,
        file,
        { original: value, translation },
        language,
        enabled.includes(language)
      )
    ),
    ...(checksOthers ? findOtherProblems(name, value, translations) : []),
  ]
}
