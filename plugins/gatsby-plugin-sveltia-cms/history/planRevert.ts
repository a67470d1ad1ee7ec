import { type EntryField } from "../../gatsby-plugin-content-model"
import { formatJson, pictureFolder } from "../../gatsby-plugin-content-model/json"
import { findForm } from "../forms/describeProblems"
import type { Snapshot } from "../door/snapshot"
import type { AskConflicts } from "../merging/askConflicts"
import { mergeFile } from "../merging/mergeFile"
import type { Choice, Versions } from "../merging/versions"
import type { Forms } from "../options"
import { tryParseJson } from "../tryParseJson"
import type { Archive } from "./createArchive"
import { type ContentChange, listChangedFiles } from "./describeFiles"
import type { Difference } from "./listDifferences"
import { type NewTexts, type Plan, type PlannedPicture, alignTranslations, returnPicture, createPlan } from "./plan"
import { findSameEntry, reinsertEntry } from "./reinsertEntry"

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
      target = formatJson(reinsertEntry(field, versions, removed))
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

/**
 * Plans the pictures of a change. Pictures that were added with a form stay, because they do no harm. A picture that
 * somebody has put in the place of another one since stays, too.
 */
const planPictures = (forms: Forms, change: ContentChange, now: Snapshot): ReadonlyMap<string, PlannedPicture> => {
  const changed = listChangedFiles(change)
  const hasForm = changed.some(file => findForm(forms, file).form)
  const pictures = new Map<string, PlannedPicture>()
  for (const path of changed.filter(file => file.startsWith(`${pictureFolder}/`))) {
    const stored = change.before.get(path)
    const [before, after, current] = [stored, change.after.get(path), now.get(path)].map(found => JSON.stringify(found))
    if (before === current || (!stored && (hasForm || after !== current))) continue
    pictures.set(
      path,
      stored && after !== current ? returnPicture(stored, path, { from: change.before, now }) : { stored, path }
    )
  }
  return pictures
}

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

/** A change to revert. */
interface Reverted {
  /** The files of forms to revert, before and after the change. */
  change: ContentChange
  /** The present content. */
  now: Snapshot
  /** The content with the pictures that the restored forms show. */
  from: Snapshot
  pictures?: ReadonlyMap<string, PlannedPicture>
  /** The only entry to restore. */
  only?: RemovedEntry | undefined
}

/**
 * Merges, field by field, the content before the change with the present content, on the basis of the content after the
 * change. Later changes of other fields stay. If the same field has changed again, it calls `ask`. Resolves to
 * `undefined` if the user cancels the question.
 */
const planMerge = async (
  archive: Archive,
  { change, now, from, pictures, only }: Reverted,
  ask: AskConflicts
): Promise<Plan | undefined> => {
  const parts = await readParts(archive, change, now, only)
  const asked = parts.flatMap(part => {
    const { field: file, language, versions } = part
    const { conflicts } = part.now === part.after ? { conflicts: [] } : mergeFile(file, versions)
    return conflicts.length ? [{ part, file, language, value: versions.theirs ?? versions.mine, conflicts }] : []
  })
  const answers = asked.length ? await ask(asked) : []
  if (!answers) return undefined
  const choices = new Map(asked.map(({ part }, index) => [part, answers[index] ?? []]))

  const nowOriginals = await archive.readTexts(parts.map(({ name }) => now.get(`${name}.json`)))
  const originals = new Map(parts.map(({ name }, index) => [name, tryParseJson(nowOriginals[index])]))
  const texts: NewTexts = new Map()
  // The original comes first, because translations follow its order.
  for (const part of parts.toSorted((a, b) => Number(a.language !== undefined) - Number(b.language !== undefined))) {
    const text = mergePart(archive.forms, part, choices.get(part) ?? [], originals)
    if (!part.language) originals.set(part.name, tryParseJson(text))
    texts.set(part.path, text)
  }
  await alignTranslations(archive, now, texts)
  return createPlan(archive, { from, now }, texts, pictures)
}

/** Plans to take back a change, or with `only` to bring back one entry that it has removed. */
export const planRevert = async (
  archive: Archive,
  change: ContentChange,
  now: Snapshot,
  ask: AskConflicts,
  only?: RemovedEntry
): Promise<Plan | undefined> => {
  const pictures = only ? new Map<string, PlannedPicture>() : planPictures(archive.forms, change, now)
  return planMerge(archive, { change, now, from: change.before, pictures, only }, ask)
}

/**
 * Plans to restore one form to its state at `then`, in all languages that it had, by taking back everything since. A
 * translation that was started later stays.
 */
export const planFormRevert = async (
  archive: Archive,
  name: string,
  then: Snapshot,
  now: Snapshot
): Promise<Plan | undefined> => {
  const files = [...then.keys()].filter(file => findForm(archive.forms, file).name === name)
  const pick = (snapshot: Snapshot): Snapshot => new Map(files.map(file => [file, snapshot.get(file)]))
  // Nothing has changed since the present state, so nothing is asked.
  return planMerge(archive, { change: { before: pick(then), after: pick(now) }, now, from: then }, async () => [])
}
