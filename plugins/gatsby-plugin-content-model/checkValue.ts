import { type Path, type Place, getChildField, listPlaces } from "./listPlaces"
import { type PictureRule, type Field, type RuleProblem, checkField, slugPattern } from "./kinds/field"
import type { EntryField } from "./kinds/variants"
import { slugify, withAnchors } from "./anchors"
import { suggestName } from "./suggestName"
import { maxPictureBytes, formatMegabytes } from "./pictureLimits"
import { type Files, getValue, isRecord } from "./values"
import type { Model } from "./model"
import { getEntryTitle, isEntry } from "./kinds/entry"

/** What is wrong in one place of the content. Its sentence comes from `formatProblem`. */
export interface Problem {
  /** The file's name, such as `services.json`. */
  file: string
  /** Where in the file it begins, both counted from 1; left out where the file has no text. */
  line?: number
  column?: number
  /** The entry by its place and name, such as `service 2 “Cardiology”`; empty at the top of the file. */
  entry: string
  /** The field as it is called in the file; empty where the whole file is meant. */
  field: string
  /** What is wrong and what to do: follows the field's name. */
  message: string
  /** Where in the value of its file it is; left out where the file as a whole is meant. */
  path?: Path
  /** The text is right, but still in the words of another language: it can be shown, and not published. */
  isMarked?: boolean
}

/** A problem in a parsed value, before anybody has looked up its line. */
export interface ValueProblem extends Problem {
  path: Path
  /** The name of the field is meant and not its value. */
  atKey?: boolean
}

/** Size of a picture in pixels, as it is shown, and of its file in bytes. */
export interface PictureSize {
  width: number
  height: number
  bytes: number
}

/** What keeps a drawing from being the logo; each sentence follows its name. */
export interface Drawing {
  problems: readonly string[]
}

/** Each file of `data/images`, by its name; `null` where it cannot be read as a picture of a kind the site takes. */
export type Pictures = Readonly<Record<string, PictureSize | Drawing | null>>

/** What texts may name in braces. */
interface Placeholders {
  names: readonly string[]
  /** One of them, for a sentence to the writer. */
  example: string
  /** Names in braces in a text that are no placeholder. */
  findUnknown: (text: string) => string[]
  /** Whether a text has a brace that is not a part of a name in braces. */
  hasStrayBrace: (text: string) => boolean
}

/** What a site has that the checks of each file ask for. */
export interface ContentRules {
  /** Ids that pages use for their own elements: no anchor may be one of them. */
  reservedAnchors: readonly string[]
  placeholders: Placeholders
}

/** What is wrong at a place of a file, before the place is put into words. */
type Finding = RuleProblem & Pick<ValueProblem, "atKey">

type Location = Pick<ValueProblem, "file" | "entry" | "field" | "path">

/** One sentence or two an editor can act on. */
export const formatProblem = ({ file, line, column, entry, field, message }: Problem): string =>
  `data/${file}${line === undefined ? "" : `, line ${line}, column ${column}`}${entry && `, ${entry}`}: ${field && `“${field}” `}${message}`

const countProblems = (count: number): string => (count === 1 ? "1 problem" : `${count} problems`)

/** All problems as one text, for the terminal and for the browser in develop mode. */
export const formatProblems = (problems: readonly Problem[]): string =>
  `The content cannot be published yet. ${countProblems(problems.length)} to fix:\n\n${problems.map(problem => `  • ${formatProblem(problem)}`).join("\n")}\n`

/** Everything that keeps the parsed `value` of a data file from being published; `field` describes the file. */
export const checkValue = (
  rules: ContentRules,
  file: string,
  field: EntryField,
  value: unknown,
  pictures?: Pictures
): ValueProblem[] => {
  // What is off asks for nothing; that its fields are known is asked of all.
  const places = listPlaces(field, value)
  const placesOn = places.filter(({ isOn }) => isOn)
  const findings: readonly Finding[] = [
    ...checkField(field, value),
    ...places.flatMap(findUnknownKeys),
    ...placesOn.flatMap(place => findPlaceholderProblems(place, field.fillsPlaceholders === true, rules.placeholders)),
    ...findAnchorProblems(
      listPlaces(field, withAnchors(field, value)).filter(({ isOn }) => isOn),
      rules.reservedAnchors
    ),
    ...(pictures ? placesOn.flatMap(place => findPictureProblems(place, pictures)) : []),
  ]
  return findings.map(({ path, item, ...finding }) => ({
    ...locate(file, field, value, path),
    ...finding,
    path: item === undefined ? path : [...path, item],
  }))
}

/** Keys that the model does not know, with the one that was probably meant. */
const findUnknownKeys = ({ field, value, path }: Place): Finding[] => {
  if (!isEntry(field) || !isRecord(value) || Array.isArray(value)) return []
  const names = Object.keys(field.fields)
  return Object.keys(value)
    .filter(key => !names.includes(key))
    .map(key => ({
      path: [...path, key],
      atKey: true,
      message: `is not a field here${suggestName(key, names, name => `; did you mean “${name}”?`) || "."} The fields are: ${names.join(", ")}.`,
    }))
}

/** What is wrong with the placeholders of a word of the interface, which the site fills in itself. */
const describeOwnPlaceholders = (expected: readonly string[], found: readonly string[]): string[] => [
  ...expected
    .filter(name => !found.includes(name))
    .map(name => `has no {${name}}, which the site fills in: write it where it belongs in the sentence.`),
  ...found
    .filter(name => !expected.includes(name))
    .map(
      name =>
        `has {${name}}, which the site does not fill in here: ${expected.length ? `use ${expected.map(known => `{${known}}`).join(", ")} alone.` : "remove it."}`
    ),
]

/** The names in braces in a word of the interface, sorted. */
const listInBraces = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).toSorted()

/** Placeholders that do not exist; braces at all where placeholders are filled from. */
const findPlaceholderProblems = (
  { field, value: text, path }: Place,
  fillsPlaceholders: boolean,
  { names, example, findUnknown, hasStrayBrace }: Placeholders
): Finding[] => {
  const rule = field.getPlaceholders?.()
  if (!rule || typeof text !== "string") return []
  if (fillsPlaceholders)
    return /[{}]/.test(text) ? [{ path, message: "has braces: write the words themselves here." }] : []
  const { own, isExact } = rule
  if (isExact) return describeOwnPlaceholders(own, listInBraces(text)).map(message => ({ path, message }))
  const unknown = [...new Set(findUnknown(text))].filter(name => !own.includes(name))
  const messages = unknown.map(
    name =>
      `has {${name}}, which is not a placeholder. Use one of: ${[...own, ...names].map(known => `{${known}}`).join(", ")}.`
  )
  if (hasStrayBrace(text))
    messages.push(`has a brace that belongs to no placeholder: write one such as {${example}}, or remove the brace.`)
  return messages.map(message => ({ path, message }))
}

/** Anchors are ids on one page: each may be there once, and none of them may be an id that the page itself has. */
const findAnchorProblems = (places: readonly Place[], reservedAnchors: readonly string[]): Finding[] => {
  const seen = new Set<string>()
  return places.flatMap(({ field, value: anchor, path, group }) => {
    if (field.anchorOf === undefined) return []
    const title = group[field.anchorOf]
    const isRepeated = typeof anchor === "string" && seen.has(anchor)
    if (typeof anchor === "string") seen.add(anchor)
    if (anchor === undefined && typeof title === "string" && title.trim())
      return [
        {
          path,
          message: `is missing, and “${field.anchorOf}” has no letter to make it from: write ${slugPattern.description}.`,
        },
      ]
    const isReserved = typeof anchor === "string" && reservedAnchors.includes(anchor)
    if (!isReserved && !isRepeated) return []
    const user = isReserved ? "the page itself uses" : "another entry of this page has"
    // Without one, the entry would get the anchor that its title makes.
    const canRemove = typeof title === "string" && slugify(title) !== anchor
    return [{ path, message: `is “${anchor}”, which ${user}: write another${canRemove ? ", or remove it" : ""}.` }]
  })
}

/** What is wrong with the picture at `address` for a place; empty when it fits. */
const describePictureProblem = (
  { minWidth, minHeight, isLogo }: PictureRule,
  address: string,
  pictures: Pictures
): string => {
  const name = address.slice("/images/".length)
  const size = pictures[name]
  if (size === undefined)
    return `is “${address}”, but there is no such picture in data/images${suggestName(name, Object.keys(pictures), found => `; did you mean “/images/${found}”?`) || "."} Upload the picture or correct its name.`
  if (isLogo)
    return size && "problems" in size && size.problems.length > 0
      ? `is “${address}”, which ${size.problems.join(" It ")}`
      : ""
  if (size === null || "problems" in size)
    return `is “${address}”, which cannot be read as a picture. Save it again as JPEG, PNG, WebP or AVIF.`
  if (size.bytes > maxPictureBytes)
    return `is “${address}”, whose file is too large (${formatMegabytes(size.bytes)}): save it again, smaller, with at most ${formatMegabytes(maxPictureBytes)}.`
  if (size.width < minWidth || size.height < minHeight)
    return `is “${address}”, which is too small for its place (${size.width} × ${size.height} pixels): use one of at least ${minWidth} × ${minHeight}.`
  return ""
}

const findPictureProblems = ({ field, value: address, path }: Place, pictures: Pictures): Finding[] => {
  if (!field.picture || typeof address !== "string" || !address.startsWith("/images/")) return []
  const message = describePictureProblem(field.picture, address, pictures)
  return message ? [{ path, message }] : []
}

/** Names the entry by the value of its title field, and the field by its path inside the entry. */
export const locate = (file: string, tree: Field, root: unknown, path: Path): Location => {
  const entries: string[] = []
  let field: Field | undefined = tree
  let value = root
  let names: string[] = []
  for (const [position, key] of path.entries()) {
    value = getValue(value, key)
    field = getChildField(field, key)
    if (typeof key === "string") {
      names.push(key)
      continue
    }
    const title = field && getEntryTitle(field, value)
    entries.push(
      `${field?.label.toLowerCase() ?? "entry"} ${key + 1}${typeof title === "string" && title.trim() ? ` “${title.trim()}”` : ""}`
    )
    if (position < path.length - 1) names = []
  }
  return { file, entry: entries.join(", "), field: names.join("."), path }
}

/** What is wrong at places of files that are on: `find` returns a sentence for each problem. `folder` is that of the files, such as `en/`. */
export const findInFiles = (
  model: Model,
  files: Files,
  find: (place: Place, name: string) => readonly string[],
  folder = ""
): ValueProblem[] =>
  Object.entries(model).flatMap(([name, tree]) =>
    listPlaces(tree, files[name]).flatMap(place =>
      (place.isOn ? find(place, name) : []).map(message => ({
        ...locate(`${folder}${name}.json`, tree, files[name], place.path),
        message,
      }))
    )
  )
