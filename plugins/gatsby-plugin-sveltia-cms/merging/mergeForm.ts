import { getValue } from "../../gatsby-plugin-content-model/json"
import type { NewestFiles } from "../door/createNewestFiles"
import type { Forms, WrittenForm } from "../options"
import { tryParseJson } from "../tryParseJson"
import { type SavedContent, loadedText, refuseForm } from "../forms/writeForm"
import type { AskConflicts } from "./askConflicts"
import { mergeFile } from "./mergeFile"

const notChosen = "Nothing was saved. What you typed is still here, and the changes of others are as they saved them."

/**
 * Merges a form with changes that others have saved since it was opened. It asks about fields that both have changed.
 * Throws, in a way that Sveltia CMS shows in a dialog, if the user cancels the question or the newest files cannot be
 * read.
 */
export const mergeForm = async (
  forms: Forms,
  form: WrittenForm,
  entry: SavedContent,
  newestFiles: Pick<NewestFiles, "read" | "readAuthor" | "hasSent">,
  ask: AskConflicts
): Promise<WrittenForm> => {
  const { name, file } = form
  const { data, i18n } = entry.toJS()
  const parts = [
    { language: undefined, path: `${forms.folder}/${name}.json`, mine: form.value, loaded: getValue(data, loadedText) },
    ...Object.entries(form.translations).map(([language, mine]) => ({
      language,
      path: `${forms.folder}/${language}/${name}.json`,
      mine,
      loaded: getValue(i18n, language, "data", loadedText),
    })),
  ]
  const newest = await newestFiles
    .read(
      name,
      parts.map(({ path }) => path)
    )
    .catch((error: unknown) => refuseForm(error instanceof Error ? error.message : String(error), error))
  const files = parts.flatMap(({ loaded, mine, path, language }) => {
    const text = newest?.get(path)
    // Text that this page has sent itself is not somebody else's change, even if the response was lost.
    if (text === undefined || text === loaded || newestFiles.hasSent(path, text)) return []
    const versions = { base: tryParseJson(String(loaded)), mine, theirs: tryParseJson(text) }
    return [{ language, path, file, versions, ...mergeFile(file, versions) }]
  })
  const conflicting = files.filter(({ conflicts }) => conflicts.length > 0)
  const asked = await Promise.all(
    conflicting.map(async found => ({ ...found, author: await newestFiles.readAuthor(name, found.path) }))
  )
  const choices = (asked.length ? await ask(asked) : []) ?? refuseForm(notChosen)
  const merged = files.map(({ language, versions, ...found }) => {
    const index = asked.findIndex(other => other.language === language)
    return { language, value: index < 0 ? found.value : mergeFile(file, versions, choices[index]).value }
  })
  const find = (language?: string) => merged.find(found => found.language === language)
  const value = find() ? find()?.value : form.value
  const translations = Object.entries(form.translations).map(([language, translation]) => {
    const found = find(language)
    if (!found && value === form.value) return [language, translation] as const
    return [language, forms.writeTranslation(name, value, found?.value ?? translation)] as const
  })
  return { ...form, value, translations: Object.fromEntries(translations) }
}
