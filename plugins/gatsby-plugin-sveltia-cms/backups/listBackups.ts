import { isRecord, readText } from "../../gatsby-plugin-content-model/json"
import { readStoredUser } from "../invitations/storedUser"
import type { Forms } from "../options"
import { readOpenForm } from "../forms/readOpenForm"
import { tryParseJson } from "../tryParseJson"

const storageKey = "backups"

const readBackups = (): string[] => {
  const names = tryParseJson(localStorage.getItem(storageKey))
  return Array.isArray(names) ? names.filter(name => typeof name === "string") : []
}

/** Storage key of the names of the people who have typed the backups, by form: several may share a device. */
const peopleKey = "backup-people"

const readPeople = (): Record<string, unknown> => {
  const people = tryParseJson(localStorage.getItem(peopleKey))
  return isRecord(people) ? people : {}
}

const describeBackups = ({ files }: Forms, names: readonly string[]): string => {
  const people = readPeople()
  const describe = (name: string): string => {
    const label = files[name]?.label ?? name
    const person = readText(people[name])
    return person && person !== readStoredUser().name ? `${label} (typed by ${person})` : label
  }
  return names.length ? `Kept on this device, not saved yet: ${names.map(describe).join(", ")}.` : ""
}

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
    const { [name]: _, ...people } = readPeople()
    const person = readStoredUser().name
    localStorage.setItem(peopleKey, JSON.stringify(isBackedUp ? { ...people, [name]: person } : people))
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
