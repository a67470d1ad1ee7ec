import { type EntryField } from "../../gatsby-plugin-content-model"
import { listPictures } from "../../gatsby-plugin-content-model/forms"
import { formatJson, pictureFolder } from "../../gatsby-plugin-content-model/json"
import { findForm } from "../forms/describeProblems"
import type { Snapshot, StoredFile } from "../door/snapshot"
import type { Forms } from "../options"
import { tryParseJson } from "../tryParseJson"
import type { Archive } from "./createArchive"
import { type FileChange, describeTexts, getHeading, listUses } from "./describeFiles"
import { type Difference, listDifferences } from "./listDifferences"
import { setValue } from "./reinsertEntry"

type NewFile = { text: string } | StoredFile | undefined

/** Files to write on top of the newest commit. */
export interface Plan {
  /** The files to write, keyed by path relative to the content folder; `undefined` removes one. */
  files: ReadonlyMap<string, NewFile>
  /** The differences from the current content, described with the forms’ labels. */
  differences: FileChange[]
}

/** New texts of files, keyed by path relative to the content folder; `undefined` removes one. */
export type NewTexts = Map<string, string | undefined>

/** Returns the paths of a form’s files in a version of the content, the translations last. */
const listFormFiles = (forms: Forms, snapshot: Snapshot, name: string): string[] =>
  [...snapshot.keys()].filter(file => findForm(forms, file).name === name).toSorted((a, b) => a.length - b.length)

/** Keeps the translations of changed forms in step with them, as saving the form does. */
export const alignTranslations = async (archive: Archive, now: Snapshot, texts: NewTexts): Promise<void> => {
  const { forms } = archive
  for (const [original, text] of texts) {
    const { name, form, language } = findForm(forms, original)
    if (!form || language || text === undefined) continue
    const [current] = await archive.readTexts([now.get(original)])
    if (current === text) continue
    const others = listFormFiles(forms, now, name).filter(file => file !== original && !texts.has(file))
    for (const [index, found] of (await archive.readTexts(others.map(file => now.get(file)))).entries()) {
      const value = tryParseJson(found)
      const aligned = forms.writeTranslation(name, tryParseJson(text), value)
      const newText = formatJson(aligned)
      if (value !== undefined && aligned !== value && newText !== found) texts.set(others[index] ?? "", newText)
    }
  }
}

/** The content with the pictures that are brought back, and the present content. */
interface Source {
  from: Snapshot
  now: Snapshot
}

/** Returns a file name similar to `name` that no picture has or had: another one may come back with it. */
const findFreeName = (name: string, { from, now }: Source): string => {
  const [, stem = name, ending = ""] = /^(.*)(\.\w+)$/.exec(name) ?? []
  for (let number = 2; ; number++) {
    const free = `${stem}-${number}${ending}`
    if (!now.has(free) && !from.has(free)) return free
  }
}

const isSameFile = (a: StoredFile | undefined, b: StoredFile | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** A picture that a revert writes, or deletes if `stored` is missing. */
export interface PlannedPicture {
  stored: StoredFile | undefined
  /** Its path afterwards. */
  path: string
}

/** Plans to bring a picture back. If another one has its name now, it gets a free name: that one may be in use. */
export const returnPicture = (stored: StoredFile, path: string, source: Source): PlannedPicture => ({
  stored,
  path: source.now.has(path) && !isSameFile(stored, source.now.get(path)) ? findFreeName(path, source) : path,
})

const getName = (picture: string): string => `“${picture.slice(pictureFolder.length + 1)}”`

/** Describes a planned picture, with the one that has its name now and the forms that show it. */
const describePicture = async (
  archive: Archive,
  now: Snapshot,
  path: string,
  planned: PlannedPicture
): Promise<FileChange> => {
  const current = now.get(path)
  const uses = current ? await listUses(archive, now, `/${path}`) : []
  const where = uses.length ? ` The picture that is there now is used: ${uses.join("; ")}.` : ""
  const { stored } = planned
  const what = !stored
    ? "is deleted."
    : planned.path !== path
      ? `comes back as ${getName(planned.path)}: another picture has its name now, and stays.${where}`
      : current
        ? `is as it was before.${where}`
        : "comes back."
  const pictures = [
    ...(stored ? [{ label: "Comes back", file: stored }] : []),
    ...(current ? [{ label: "There now", file: current }] : []),
  ]
  return { file: path, heading: "Pictures", lines: [{ text: `${getName(path)} ${what}`, pictures }] }
}

/** Returns the pictures that the restored parts of a form need again, keyed by path. */
const listNeeded = (
  form: EntryField,
  restored: readonly Difference[],
  value: unknown,
  { from, now }: Source
): [path: string, PlannedPicture][] => {
  const words = JSON.stringify(restored.map(({ after }) => after))
  return listPictures(form, value).flatMap(url => {
    const path = url.slice(1)
    const stored = from.get(path)
    if (!stored || isSameFile(stored, now.get(path)) || !words.includes(JSON.stringify(url))) return []
    return [[path, returnPicture(stored, path, { from, now })]]
  })
}

const renamePictures = (value: unknown, pictures: ReadonlyMap<string, PlannedPicture>): unknown =>
  JSON.parse(JSON.stringify(value), (_, found: unknown) => {
    const planned = typeof found === "string" ? pictures.get(found.slice(1)) : undefined
    return planned?.stored ? `/${planned.path}` : found
  })

/**
 * Creates a plan from new texts and pictures. It includes the pictures that the restored parts of the texts need again,
 * from `from`.
 */
export const createPlan = async (
  archive: Archive,
  { from, now }: Source,
  texts: NewTexts,
  given: ReadonlyMap<string, PlannedPicture> = new Map()
): Promise<Plan> => {
  const { forms } = archive
  const names = [...texts.keys()]
  const nowTexts = await archive.readTexts(names.map(file => now.get(file)))
  const pictures = new Map(given)
  const files: [string, NewFile][] = []
  const differences: FileChange[] = []
  for (const [index, file] of names.entries()) {
    const before = nowTexts[index]
    let text = texts.get(file)
    if (text === before) continue
    const { form } = findForm(forms, file)
    const value = tryParseJson(text)
    if (form && text !== undefined) {
      const restored = listDifferences(form, tryParseJson(before), value).filter(({ kind }) => kind !== "moved")
      for (const [path, needed] of listNeeded(form, restored, value, { from, now }))
        if (!pictures.has(path)) pictures.set(path, needed)
      const renamed = restored.reduce(
        (whole, { kind, path, after }) =>
          kind === "removed" ? whole : setValue(whole, path, renamePictures(after, pictures)),
        value
      )
      if (JSON.stringify(renamed) !== JSON.stringify(value)) text = formatJson(renamed)
    }
    files.push([file, text === undefined ? undefined : { text }])
    const lines = describeTexts(forms, file, { before, after: text }, true)
    differences.push({ file, heading: getHeading(forms, file), lines })
  }
  for (const [path, planned] of pictures) {
    files.push([planned.path, planned.stored])
    differences.push(await describePicture(archive, now, path, planned))
  }
  return { files: new Map(files), differences }
}
