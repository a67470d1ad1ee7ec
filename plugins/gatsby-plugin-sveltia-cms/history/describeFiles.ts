import { listFieldValues } from "../../gatsby-plugin-content-model/forms"
import { pictureFolder } from "../../gatsby-plugin-content-model/json"
import { nameLanguageInEnglish } from "../../gatsby-plugin-content-model/translations"
import { findForm } from "../forms/describeProblems"
import type { Forms } from "../options"
import { tryParseJson } from "../tryParseJson"
import type { Snapshot, StoredFile } from "../door/snapshot"
import type { Archive } from "./createArchive"
import { describeDifference } from "./describeDifference"
import { type Difference, listDifferences } from "./listDifferences"

/** One line that describes a difference, with the forms' labels. */
export interface Line {
  text: string
  /** The removed list entry, which can be brought back by itself. */
  removed?: Difference
  /** Pictures that are shown with it. */
  pictures?: readonly { label: string; file: StoredFile }[]
}

/** The changes of one file. */
export interface FileChange {
  /** Path relative to the content folder. */
  file: string
  /** The form and its language, or another description of the file. */
  heading: string
  lines: Line[]
}

/** A version of the content before a change, and the one after it. */
export interface ContentChange {
  before: Snapshot
  after: Snapshot
}

/** Returns the form of a file and its language, or another description of the file. */
export const getHeading = (forms: Forms, file: string): string => {
  if (file.startsWith(`${pictureFolder}/`)) return "Pictures"
  const { form, language } = findForm(forms, file)
  return form ? [form.label, language && nameLanguageInEnglish(language)].filter(Boolean).join(", ") : "Other files"
}

const toId = (file: StoredFile | undefined): string | undefined => (file && "oid" in file ? file.oid : undefined)

/**
 * Returns the files that differ between both versions, or exist in only one, as paths relative to the content folder.
 */
export const listChangedFiles = ({ before, after }: ContentChange): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter(contentPath => !contentPath.endsWith("/") && toId(before.get(contentPath)) !== toId(after.get(contentPath)))
    .toSorted()

/** Describes the changes in the text of a form. `isWhole` shows long texts in full. */
export const describeTexts = (
  forms: Forms,
  file: string,
  texts: { before: string | undefined; after: string | undefined },
  isWhole = false
): Line[] => {
  const { form } = findForm(forms, file)
  if (!form) return [{ text: `“${forms.folder}/${file}” changed` }]
  const { before, after } = texts
  const versions = { before: tryParseJson(before), after: tryParseJson(after) }
  if (after !== undefined && versions.after === undefined)
    return [{ text: "Its file could no longer be read: the changes cannot be shown field by field" }]
  if (before !== undefined && versions.before === undefined)
    return [{ text: "Its file could be read again: the changes cannot be shown field by field" }]
  const lines = listDifferences(form, versions.before, versions.after).map(found => ({
    text: describeDifference(form, versions, found, isWhole),
    ...(found.kind === "removed" && found.list && { removed: found }),
  }))
  return lines.length ? lines : [{ text: "Nothing that the form shows" }]
}

/** Returns the fields of the forms that show a picture. */
export const listUses = async (archive: Archive, snapshot: Snapshot, url: string): Promise<string[]> => {
  const { forms } = archive
  const files = Object.entries(forms.files)
  const texts = await archive.readTexts(files.map(([name]) => snapshot.get(`${name}.json`)))
  return files.flatMap(([, form], index) => {
    const value = tryParseJson(texts[index])
    return listFieldValues(form, value)
      .filter(found => found.value === url)
      .map(({ path }) => {
        const difference = { kind: "changed", path, before: url, after: url } as const
        return `${form.label}: ${describeDifference(form, { before: value, after: value }, difference)}`
      })
  })
}

const describePicture = async (archive: Archive, { before, after }: ContentChange, file: string): Promise<Line[]> => {
  const name = `“${file.slice(pictureFolder.length + 1)}”`
  if (!before.has(file)) return [{ text: `Picture ${name} added` }]
  if (!after.has(file)) return [{ text: `Picture ${name} deleted` }]
  const uses = await listUses(archive, after, `/${file}`)
  return uses.length ? uses.map(text => ({ text })) : [{ text: `Picture ${name} replaced` }]
}

/** Describes the changed files of a change with the forms’ labels. */
export const describeFiles = async (archive: Archive, change: ContentChange): Promise<FileChange[]> => {
  const files = listChangedFiles(change)
  const { forms } = archive
  const named = files.filter(file => file.endsWith(".json"))
  const texts = await archive.readTexts(named.flatMap(file => [change.before.get(file), change.after.get(file)]))
  return Promise.all(
    files.map(async file => {
      const heading = getHeading(forms, file)
      if (file.startsWith(`${pictureFolder}/`))
        return { file, heading, lines: await describePicture(archive, change, file) }
      const index = 2 * named.indexOf(file)
      const lines = describeTexts(forms, file, { before: texts[index], after: texts[index + 1] })
      return { file, heading, lines }
    })
  )
}
