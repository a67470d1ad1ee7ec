import { files, sites, translationProblems } from "site-content"
import {
  type EntryField,
  type ValueProblem,
  checkValue,
  getValue,
  locate,
  restoreSwitches,
} from "../../plugins/gatsby-plugin-content-model"
import { contentSettings } from "../model/check/contentSettings"
import { findTranslatedFileProblems } from "../model/check/siteTranslations"
import { findAmountProblems } from "../model/checkAmounts"
import { listTranslationEntries, listTranslations } from "../model/locale"
import { allFiles, model } from "../model/model"
import {
  findDestinationProblems,
  findMissingFactProblems,
  findPriceProblems,
  findPlaceProblems,
} from "../model/nameProblems"
import { translationModel } from "../model/translationModel"
import type { Editor } from "../../plugins/gatsby-plugin-sveltia-cms"

/** What is on in the files, as the checks know it. What is off is in no file of the site. */
const liveFiles = Object.fromEntries(
  Object.entries(model).map(([name, field]) => [name, restoreSwitches(field, files[name])])
)

/**
 * Languages that `clinic.json` turns on though the build would refuse them: the texts of a translation that is off are not
 * on the site, only the number of its problems is.
 */
const findUnfinishedTranslations = (file: EntryField, clinic: unknown): ValueProblem[] =>
  listTranslationEntries(clinic).flatMap(({ language, isOn, index }) => {
    const problems = translationProblems[language]
    if (!isOn || problems === 0) return []
    const reason =
      problems === undefined ? "nothing is translated yet" : `its translation is not complete (problems: ${problems})`
    const message = `cannot be on: on the site as it is live, ${reason}. Turn it off, translate the forms, and turn it on once they are live.`
    return [{ ...locate("clinic.json", file, clinic, ["translations", index, "enabled"]), message }]
  })

/** What the content of a form and its translations make wrong in the site as it is live, which has none of these problems. */
const findOtherProblems = (name: string, value: unknown, translations: Record<string, unknown>): ValueProblem[] => {
  const siteFiles = { ...liveFiles, [name]: value }
  return [
    ...findDestinationProblems(model, siteFiles),
    ...findPriceProblems(model, siteFiles),
    ...findAmountProblems(model, siteFiles),
    ...findPlaceProblems(model, siteFiles),
    ...findMissingFactProblems(model, siteFiles),
    ...Object.entries(sites).flatMap(([language, texts]) =>
      findMissingFactProblems(
        translationModel,
        {
          // What is not translated has the words of the clinic's own language.
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
 * Runs the build's own checks on a form before it is saved. With `checksOthers` the other files are checked, too, as they are
 * live: what a form takes away from another would keep every later change from being published. What goes to GitHub is
 * checked there with the newest ones.
 */
export const findFormProblems: Editor["checkForm"] = ({ name, value, translations }, checksOthers) => {
  const file = allFiles[name]
  if (!file) return []
  const enabled = listTranslations(name === "clinic" ? value : liveFiles["clinic"])
  return [
    ...checkValue(contentSettings, `${name}.json`, file, value),
    ...(name === "clinic" ? findUnfinishedTranslations(file, value) : []),
    ...Object.entries(translations).flatMap(([language, translation]) =>
      findTranslatedFileProblems(name, file, { original: value, translation }, language, enabled.includes(language))
    ),
    ...(checksOthers ? findOtherProblems(name, value, translations) : []),
  ]
}
