import type { Forms } from "../options"
import { readOpenForm } from "../readOpenForm"
import { tryParseJson } from "../tryParseJson"

const storageKey = "backups"

const readBackups = (): string[] => {
  const names = tryParseJson(localStorage.getItem(storageKey))
  return Array.isArray(names) ? names.filter(name => typeof name === "string") : []
}

const describeBackups = ({ files }: Forms, names: readonly string[]): string =>
  names.length ? `Kept on this device, not saved yet: ${names.map(name => files[name]?.label ?? name).join(", ")}.` : ""

/** Called when a form is backed up, with a function that backs it up again, or when its backup is deleted. */
export type NoteBackup = (name: string, isBackedUp: boolean, backUpAgain?: () => void) => void

/**
 * Shows in `element`, while no form is open, which forms have a backup on this device. Tabs share backups: if another
 * tab saves or deletes one, the backup of the form that is open in this tab is written again.
 */
export const listBackups = (element: HTMLElement, forms: Forms): NoteBackup => {
  const backUpAgain = new Map<string, () => void>()
  const show = (): void => {
    element.textContent = readOpenForm() ? "" : describeBackups(forms, readBackups())
  }
  const write = (name: string, isBackedUp: boolean): void => {
    const others = readBackups().filter(other => other !== name)
    localStorage.setItem(storageKey, JSON.stringify(isBackedUp ? [...others, name] : others))
    show()
  }
  window.addEventListener("hashchange", show)
  // Another tab has backed up or saved a form.
  window.addEventListener("storage", () => {
    for (const [name, backUp] of backUpAgain)
      if (!readBackups().includes(name) && readOpenForm() === name) {
        backUp()
        write(name, true)
      }
    show()
  })
  show()
  return (name, isBackedUp, backUp) => {
    if (isBackedUp && backUp) backUpAgain.set(name, backUp)
    else backUpAgain.delete(name)
    write(name, isBackedUp)
  }
}
