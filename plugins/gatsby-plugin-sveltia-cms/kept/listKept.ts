import type { Forms } from "../options"
import { tryParseJson } from "../tryParseJson"

const storageKey = "kept-forms"

const readKept = (): string[] => {
  const names = tryParseJson(localStorage.getItem(storageKey))
  return Array.isArray(names) ? names.filter(name => typeof name === "string") : []
}

const describeKept = ({ files }: Forms, names: readonly string[]): string =>
  names.length ? `Kept on this device, not saved yet: ${names.map(name => files[name]?.label ?? name).join(", ")}.` : ""

/** Called when a form is backed up, with a function that backs it up again, or when its backup is deleted. */
type NoteKept = (name: string, isKept: boolean, keepAgain?: () => void) => void

/**
 * Shows in `element`, while no form is open, which forms have a backup on this device. Tabs share backups: if another
 * tab saves or deletes one, the backup of the form that is open in this tab is written again.
 */
export const listKept = (element: HTMLElement, forms: Forms): NoteKept => {
  const keepAgain = new Map<string, () => void>()
  const show = (): void => {
    element.textContent = /\/entries\//.test(window.location.hash) ? "" : describeKept(forms, readKept())
  }
  const write = (name: string, isKept: boolean): void => {
    const others = readKept().filter(other => other !== name)
    localStorage.setItem(storageKey, JSON.stringify(isKept ? [...others, name] : others))
    show()
  }
  window.addEventListener("hashchange", show)
  // Another tab has backed up or saved a form.
  window.addEventListener("storage", () => {
    for (const [name, keep] of keepAgain)
      if (!readKept().includes(name) && window.location.hash.endsWith(`/entries/${name}`)) {
        keep()
        write(name, true)
      }
    show()
  })
  show()
  return (name, isKept, keep) => {
    if (isKept && keep) keepAgain.set(name, keep)
    else keepAgain.delete(name)
    write(name, isKept)
  }
}
