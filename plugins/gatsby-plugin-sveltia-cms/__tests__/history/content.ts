import { getItems, getValue, isRecord } from "../../../gatsby-plugin-content-model"

/**
 * The content as the random test says that it must be, by rules of its own: each value of a form is known by its name, and
 * taking a change back is decided value by value.
 */

/** Files by their paths below `data/`, as parsed JSON or, of pictures, the name of what is in them. */
export type Files = ReadonlyMap<string, unknown>

const getName = (entry: unknown): unknown => getValue(entry, "anchor") ?? getValue(entry, "key")

/** Whether a value is a list whose entries have names. */
const isNamed = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every(entry => typeof getName(entry) === "string")

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const digest = (text: string): string => {
  let hash = 0x811c9dc5n
  for (const byte of Buffer.from(text)) hash = ((hash ^ BigInt(byte)) * 0x01000193n) & 0xffffffffn
  return hash.toString(16).padStart(8, "0")
}

/** The text at a place of a note such as `services/analises/title`. */
const readText = (value: unknown, place: string): string | undefined => {
  let found = value
  for (const name of place.split("/"))
    found = Array.isArray(found) ? found.find(entry => getName(entry) === name) : getValue(found, name)
  return Array.isArray(found) ? found.join("\n") : typeof found === "string" ? found : undefined
}

const readNotes = (file: unknown): Map<string, string> =>
  new Map(getItems(file, "translatedFrom").map(note => [String(note).slice(0, -18), String(note).slice(-17)]))

/** The note of a text that was translated, or changed in its translation, now. */
export const writeNote = (place: string, original: unknown, translation: unknown): string =>
  `${place} ${digest(readText(original, place) ?? "")} ${digest(readText(translation, place) ?? "")}`

/** The value that is left of three: what somebody has changed since stays, unless it is asked about and `isMine` is chosen. */
const decide = (before: unknown, after: unknown, now: unknown, isMine: boolean): unknown => {
  if (isEqual(now, after)) return before
  if (isEqual(now, before) || isEqual(before, after)) return now
  return before === undefined || now === undefined || !isMine ? now : before
}

const find = (list: readonly unknown[], name: unknown): unknown => list.find(entry => getName(entry) === name)

const decideList = (
  before: readonly unknown[],
  after: readonly unknown[],
  now: readonly unknown[],
  isMine: boolean
): unknown[] => {
  const kept = now.flatMap(entry => {
    const name = getName(entry)
    const [old, made] = [find(before, name), find(after, name)]
    if (old === undefined) return made !== undefined && isEqual(made, entry) ? [] : [entry]
    return [takeBackValue(old, made, entry, isMine)]
  })
  // What the change has removed comes back after the nearest entry before it that is still there.
  for (const [place, entry] of before.entries()) {
    const name = getName(entry)
    if (find(after, name) !== undefined || find(kept, name) !== undefined) continue
    const previous = before.slice(0, place).findLast(other => find(kept, getName(other)) !== undefined)
    kept.splice(kept.findIndex(other => getName(other) === getName(previous)) + 1, 0, entry)
  }
  return kept
}

const takeBackValue = (before: unknown, after: unknown, now: unknown, isMine: boolean): unknown => {
  if (isNamed(now) && isNamed(before)) return decideList(before, Array.isArray(after) ? after : [], now, isMine)
  if (!isRecord(now) || !isRecord(before) || Array.isArray(now)) return decide(before, after, now, isMine)
  return Object.fromEntries(
    Object.entries(now)
      .filter(([name]) => name !== "translatedFrom")
      .map(([name, value]) => [name, takeBackValue(getValue(before, name), getValue(after, name), value, isMine)])
  )
}

/** The notes of a translation after a change was taken back, in the order of the form: entries of the list `services` in its order. */
const takeBackNotes = (versions: readonly unknown[], texts: unknown, original: unknown): string[] => {
  const [before = new Map(), after = new Map(), now = new Map()] = versions.map(readNotes)
  const notes = [...new Set<string>([...now.keys(), ...before.keys()])].flatMap(place => {
    const text = readText(texts, place)
    if (text === undefined) return []
    const note = now.get(place) === after.get(place) ? before.get(place) : now.get(place)
    return [note?.endsWith(digest(text)) ? `${place} ${note}` : writeNote(place, original, texts)]
  })
  const order = getItems(texts, "services").map(entry => `services/${String(getName(entry))}/`)
  const rank = (note: string): number => order.findIndex(prefix => note.startsWith(prefix))
  const first = notes.findIndex(note => rank(note) >= 0)
  const listed = notes.filter(note => rank(note) >= 0).toSorted((a, b) => rank(a) - rank(b))
  const others = notes.filter(note => rank(note) < 0)
  return [...others.slice(0, Math.max(first, 0)), ...listed, ...others.slice(Math.max(first, 0))]
}

const isPicture = (file: string): boolean => file.startsWith("images/")

/** Whether a form shows a picture. */
export const isShown = (files: Files, file: string): boolean =>
  JSON.stringify([...files].filter(([name]) => !isPicture(name))).includes(`"/${file}"`)

/** `now` with the pictures that its forms name and that are no longer there. */
export const addPictures = (now: Files, then: Files): Files => {
  return new Map([...now, ...[...then].filter(([file]) => isPicture(file) && !now.has(file) && isShown(now, file))])
}

/** The content without a change, of which `before` and `after` are known. What was uploaded by itself is deleted again. */
export const takeBack = (before: Files, after: Files, now: Files, isMine: boolean): Files => {
  const files = new Map(now)
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    file => !isEqual(before.get(file), after.get(file))
  )
  if (changed.every(isPicture)) for (const file of changed) if (!before.has(file)) files.delete(file)
  for (const [file, value] of before) {
    if (isEqual(value, after.get(file))) continue
    if (isPicture(file)) {
      if (!now.has(file)) files.set(file, value)
      continue
    }
    const texts = takeBackValue(value, after.get(file), now.get(file), isMine)
    const original = files.get(file.replace(/^\w\w\//, ""))
    const notes = takeBackNotes([value, after.get(file), now.get(file)], texts, original)
    files.set(file, isRecord(texts) && notes.length ? { ...texts, translatedFrom: notes } : texts)
  }
  return addPictures(files, before)
}
