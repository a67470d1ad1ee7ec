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

/** The form as it is open now. */
interface OpenForm {
  defaultLocale: string
  originalValues: Readonly<Record<string, FlatContent>>
}

/**
 * Is called by Sveltia CMS where somebody restores what was kept (adaptCms.ts): leaves in `kept` what this person
 * changed, on top of the values that the form was opened with now. Fields that both changed are asked about. Where nothing is
 * chosen, they have the kept values, and are asked about when the form is saved.
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
