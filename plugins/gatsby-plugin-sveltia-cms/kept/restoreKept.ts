import type { Forms } from "../options"
import { tryParseJson } from "../tryParseJson"
import type { AskConflicts } from "./askConflicts"
import { type FlatContent, flatten, unflatten } from "./flatContent"
import { loadedText } from "./loadedTextName"
import { mergeFile } from "./mergeFile"

/** The values of a form that Sveltia CMS keeps on this device, keyed by language. */
interface KeptForm {
  slug: string
  currentValues: Record<string, FlatContent>
}

/** The form that is open. */
interface OpenForm {
  defaultLocale: string
  originalValues: Readonly<Record<string, FlatContent>>
}

/**
 * Creates the function that Sveltia CMS calls when the user restores a backup (adaptCms.ts). It reduces `kept` to this
 * user's changes, on top of the values that the form was opened with. It asks about fields that both have changed. If
 * the user cancels the question, those fields get the kept values, and saving the form asks again.
 */
export const createRestore =
  ({ files }: Forms, ask: AskConflicts) =>
  async (kept: KeptForm, { defaultLocale, originalValues }: OpenForm): Promise<void> => {
    const file = files[kept.slug]
    if (!file) return
    const forms = Object.entries(kept.currentValues).flatMap(([locale, content]) => {
      const opened = originalValues[locale]
      const base = tryParseJson(String(content[loadedText]))
      if (!opened || base === undefined || content[loadedText] === opened[loadedText]) return []
      const { [loadedText]: _, ...mine } = content
      const { [loadedText]: newText, ...theirs } = opened
      const versions = { base, mine: unflatten(mine), theirs: unflatten(theirs) }
      return [{ locale, versions, oldText: content[loadedText], newText, ...mergeFile(file, versions) }]
    })
    const asked = forms.filter(({ conflicts }) => conflicts.length > 0)
    const choices = asked.length
      ? await ask(
          asked.map(form => ({ ...form, file, language: form.locale === defaultLocale ? undefined : form.locale }))
        )
      : []
    for (const form of forms) {
      const chosen = choices?.[asked.indexOf(form)]
      const { value } = mergeFile(file, form.versions, chosen)
      const isOpen = form.conflicts.length > 0 && !chosen
      kept.currentValues[form.locale] = { ...flatten(value), [loadedText]: isOpen ? form.oldText : form.newText }
    }
  }
