import { type EntryField } from "../../gatsby-plugin-content-model"
import { isRecord, read } from "../../gatsby-plugin-content-model/json"
import { noteShape } from "../../gatsby-plugin-content-model/translations"
import { mergeValues } from "./mergeValues"
import type { Choice, Conflict, Versions } from "./versions"

const notes = "translatedFrom"

const omitNotes = (value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== notes)) : value

/** Returns the notes on the source of each translated text, keyed by the text's path. */
const indexNotes = (value: unknown): ReadonlyMap<string, string> =>
  new Map(read(noteShape, value).translatedFrom.map(note => [note.replace(/( [0-9a-f]{8}){2}$/, ""), note]))

/**
 * Merges notes on translations. No person writes them, so if both versions have a new note on a text, the newest wins
 * without a question.
 */
const mergeNotes = ({ base, mine, theirs }: Versions<ReadonlyMap<string, string>>): string[] =>
  [...new Set([...theirs.keys(), ...mine.keys()])].flatMap(
    field => (base.get(field) === theirs.get(field) ? mine : theirs).get(field) ?? []
  )

/** Merges two changes of a file, which can be a translation (mergeValues.ts). */
export const mergeFile = (
  file: EntryField,
  { base, mine, theirs }: Versions,
  choices?: readonly Choice[]
): { value: unknown; conflicts: Conflict[] } => {
  const texts = { base: omitNotes(base), mine: omitNotes(mine), theirs: omitNotes(theirs) }
  const { value, conflicts } = mergeValues(file, texts, choices)
  const merged = mergeNotes({ base: indexNotes(base), mine: indexNotes(mine), theirs: indexNotes(theirs) })
  return { value: isRecord(value) && merged.length > 0 ? { ...value, [notes]: merged } : value, conflicts }
}
