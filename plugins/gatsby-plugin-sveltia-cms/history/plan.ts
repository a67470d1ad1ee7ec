import { formatJson, listPictures, pictureFolder } from "../../gatsby-plugin-content-model"
import { findForm } from "../describeProblems"
import type { Snapshot, StoredFile } from "../door/snapshot"
import type { Forms } from "../options"
import { tryParseJson } from "../tryParseJson"
import type { Archive } from "./archive"
import { type FileChange, describeTexts, getHeading } from "./describeFiles"

/** Files to write on top of the newest commit. */
export interface Plan {
  /** The files to write, keyed by path relative to the content folder; `undefined` removes one. */
  files: ReadonlyMap<string, { text: string } | StoredFile | undefined>
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

/** Returns the addresses of the pictures that a form refers to. */
const listNamed = (forms: Forms, file: string, text: string | undefined): string[] => {
  const { form } = findForm(forms, file)
  return form && text !== undefined ? listPictures(form, tryParseJson(text)) : []
}

/** Returns a file name similar to `name` that no picture has. */
const findFreeName = (name: string, now: Snapshot): string => {
  const [, stem = name, ending = ""] = /^(.*)(\.\w+)$/.exec(name) ?? []
  for (let number = 2; ; number++) if (!now.has(`${stem}-${number}${ending}`)) return `${stem}-${number}${ending}`
}

const isSameFile = (a: StoredFile | undefined, b: StoredFile | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/**
 * Creates a plan from new texts. It includes the pictures that they need again, from `from`. If another picture has
 * taken the name of one in the meantime, the restored picture gets a new name.
 */
export const createPlan = async (
  archive: Archive,
  { from, now }: { from: Snapshot; now: Snapshot },
  texts: NewTexts,
  pictures: ReadonlyMap<string, StoredFile | undefined> = new Map()
): Promise<Plan> => {
  const { forms } = archive
  const names = [...texts.keys()]
  const nowTexts = await archive.readTexts(names.map(file => now.get(file)))
  const files = new Map<string, { text: string } | StoredFile | undefined>(pictures)
  const differences: FileChange[] = []
  for (const [index, file] of names.entries()) {
    const before = nowTexts[index]
    let text = texts.get(file)
    if (text === before) continue
    const known = listNamed(forms, file, before)
    for (const address of new Set(listNamed(forms, file, text))) {
      const place = address.slice(1)
      const stored = from.get(place)
      if (known.includes(address) || !stored || files.has(place) || isSameFile(stored, now.get(place))) continue
      const free = now.has(place) ? findFreeName(place, now) : place
      files.set(free, stored)
      text = text?.replaceAll(JSON.stringify(address), JSON.stringify(`/${free}`))
    }
    files.set(file, text === undefined ? undefined : { text })
    differences.push({
      file,
      heading: getHeading(forms, file),
      lines: describeTexts(forms, file, { before, after: text }, true),
    })
  }
  for (const [file, stored] of pictures) {
    const what = stored ? (now.has(file) ? "as it was before" : "comes back") : "is deleted"
    const text = `“${file.slice(pictureFolder.length + 1)}” ${what}`
    differences.push({ file, heading: getHeading(forms, file), lines: [{ text }] })
  }
  return { files, differences }
}
