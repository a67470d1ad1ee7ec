import { type EntryField, entry, formatJson, line, pictureFolder } from "../../gatsby-plugin-content-model"
import { findForm } from "../describeProblems"
import type { Snapshot, StoredFile } from "../door/snapshot"
import type { AskConflicts } from "../kept/askConflicts"
import { mergeFile } from "../kept/mergeFile"
import type { Choice, Conflict, Versions } from "../kept/versions"
import type { Forms } from "../options"
import { tryParseJson } from "../tryParseJson"
import type { Archive } from "./archive"
import { type ContentChange, listChangedFiles } from "./describeFiles"
import type { Difference } from "./listDifferences"
import { type NewTexts, type Plan, alignTranslations, createPlan } from "./plan"
import { findSameEntry, restoreEntry } from "./restoreEntry"

/** An entry that a change has removed, and the file that it was in. */
export interface RemovedEntry {
  file: string
  difference: Difference
}

/** The reason why a change cannot be taken back, as a message to the user. */
class NotPossible extends Error {}

/** A file of a form that a change has modified. */
interface Part {
  path: string
  name: string
  language: string | undefined
  field: EntryField
  /** Its current text. */
  now: string | undefined
  after: string | undefined
  /** The text that replaces the result of the change. */
  target: string | undefined
  versions: Versions
}

/** A file with fields that have changed again since. */
interface Asked {
  language?: string | undefined
  file: EntryField
  value: unknown
  conflicts: readonly Conflict[]
}

const readParts = async (
  archive: Archive,
  { before, after }: ContentChange,
  now: Snapshot,
  only: RemovedEntry | undefined
): Promise<Part[]> => {
  const { forms } = archive
  const paths = listChangedFiles({ before, after }).filter(file => {
    const { name, form } = findForm(forms, file)
    return form && (!only || name === findForm(forms, only.file).name)
  })
  const texts = await archive.readTexts(paths.flatMap(file => [before, after, now].map(found => found.get(file))))
  return paths.flatMap((path, index): Part[] => {
    const [textBefore, textAfter, textNow] = texts.slice(3 * index, 3 * index + 3)
    const { name, language, form: field } = findForm(forms, path)
    if (!field) return []
    const versions = { before: tryParseJson(textBefore), after: tryParseJson(textAfter) }
    let target = textBefore
    if (only) {
      const removed = path === only.file ? only.difference : findSameEntry(field, versions, only.difference)
      if (!removed) return []
      target = formatJson(restoreEntry(field, versions, removed))
      // If nothing else has changed, the file gets exactly its former text.
      if (textBefore !== undefined && target === formatJson(versions.before)) target = textBefore
    }
    if (target !== undefined && tryParseJson(target) === undefined)
      throw new NotPossible(
        "Its file could not be read before this change: take back the change before it, or correct it by hand."
      )
    const merged = { base: versions.after, mine: tryParseJson(target), theirs: tryParseJson(textNow) }
    return [{ path, name, language, field, now: textNow, after: textAfter, target, versions: merged }]
  })
}

/** Creates the field for a question about a picture with new content under its old name. */
const createPictureForm = (name: string): EntryField =>
  entry({ type: "Picture", label: name, hint: "" }, { picture: line({ label: `Picture “${name}”`, hint: "" }) })

/** Plans the pictures. Pictures that were added with a form stay, because they do no harm. */
const planPictures = (forms: Forms, change: ContentChange, now: Snapshot) => {
  const changed = listChangedFiles(change)
  const hasForm = changed.some(file => findForm(forms, file).form)
  const pictures = new Map<string, StoredFile | undefined>()
  const asked: string[] = []
  for (const file of changed.filter(path => path.startsWith(`${pictureFolder}/`))) {
    const [before, after, current] = [change.before, change.after, now].map(found => JSON.stringify(found.get(file)))
    if (before === current || (before === undefined && hasForm)) continue
    if (after === current) pictures.set(file, change.before.get(file))
    else if (before !== undefined) asked.push(file)
  }
  return { pictures, asked }
}

const toQuestion = (file: string): Asked => ({
  file: createPictureForm(file.slice(pictureFolder.length + 1)),
  value: {},
  conflicts: [{ path: ["picture"], mine: "as it was before this change", theirs: "as it is now" }],
})

/** Returns the new text of a part, with the chosen values of fields that have changed again. */
const mergePart = (
  forms: Forms,
  part: Part,
  choices: readonly Choice[],
  originals: ReadonlyMap<string, unknown>
): string | undefined => {
  const { now, after, target, field, versions, language, name } = part
  if (now === after) return target
  const { value } = mergeFile(field, versions, choices)
  if (value === undefined) return undefined
  const original = originals.get(name)
  return formatJson(language && original !== undefined ? forms.writeTranslation(name, original, value) : value)
}

/**
 * Plans to take back a change: it merges, field by field, the content before the change with the current content, on
 * the basis of the content after the change. Later changes of other fields stay. If the same field has changed again,
 * it calls `ask`. With `only`, it restores only that entry, which the change has removed. Resolves to `undefined` if
 * the user cancels the question.
 */
export const planTakeBack = async (
  archive: Archive,
  change: ContentChange,
  now: Snapshot,
  ask: AskConflicts,
  only?: RemovedEntry
): Promise<Plan | undefined> => {
  const { forms } = archive
  const parts = await readParts(archive, change, now, only)
  const { pictures, asked: askedPictures } = only
    ? { pictures: new Map<string, StoredFile>(), asked: [] }
    : planPictures(forms, change, now)
  const found = parts.map(part => (part.now === part.after ? [] : mergeFile(part.field, part.versions).conflicts))
  const questions: Asked[] = [
    ...parts.map(({ field: file, language, versions: { mine, theirs } }, index) => ({
      file,
      language,
      value: theirs ?? mine,
      conflicts: found[index] ?? [],
    })),
    ...askedPictures.map(toQuestion),
  ].filter(({ conflicts }) => conflicts.length > 0)
  const answers = questions.length ? await ask(questions) : []
  if (!answers) return undefined
  const choices = parts.map((_, index) => (found[index]?.length ? (answers.shift() ?? []) : []))
  for (const file of askedPictures) if (answers.shift()?.[0] === "mine") pictures.set(file, change.before.get(file))

  const nowOriginals = await archive.readTexts(parts.map(({ name }) => now.get(`${name}.json`)))
  const originals = new Map(parts.map(({ name }, index) => [name, tryParseJson(nowOriginals[index])]))
  const texts: NewTexts = new Map()
  // The original comes first, because translations follow its order.
  for (const part of parts.toSorted((a, b) => Number(a.language !== undefined) - Number(b.language !== undefined))) {
    const text = mergePart(forms, part, choices[parts.indexOf(part)] ?? [], originals)
    if (!part.language) originals.set(part.name, tryParseJson(text))
    texts.set(part.path, text)
  }
  await alignTranslations(archive, now, texts)
  return createPlan(archive, { from: change.before, now }, texts, pictures)
}

/**
 * Plans to restore one form to its state at `then`, in all languages that it had. A translation that was started later
 * stays.
 */
export const planBringBack = async (archive: Archive, name: string, then: Snapshot, now: Snapshot): Promise<Plan> => {
  const files = [...then.keys()].filter(file => findForm(archive.forms, file).name === name)
  const found = await archive.readTexts(files.map(file => then.get(file)))
  const texts: NewTexts = new Map(files.map((file, index) => [file, found[index]]))
  await alignTranslations(archive, now, texts)
  return createPlan(archive, { from: then, now }, texts)
}
