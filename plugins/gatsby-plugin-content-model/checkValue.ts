import { type Path, type FieldValue, getChildField, listFieldValues } from "./listFieldValues"
import { type PictureRule, type Field, type RuleProblem, checkField, slugPattern } from "./kinds/field"
import type { EntryField } from "./kinds/variants"
import { slugify, withAnchors } from "./anchors"
import { suggestName } from "./suggestName"
import { defaultFolder } from "./contentPaths"
import { maxPictureBytes, formatMegabytes } from "./kinds/image"
import { type Files, getValue, isRecord } from "./values"
import type { Model } from "./model"
import { getEntryTitle, isEntry } from "./kinds/entry"

/** A problem with one value of the content. `formatProblem` turns it into a sentence. */
export interface Problem {
  /** Path of the file in the folder of the content, such as `services.json`. */
  file: string
  /** Line and column at which the problem begins, both counted from 1. Left out if the file has no text. */
  line?: number
  column?: number
  /** Position and name of the entry, such as `service 2 “Cardiology”`. Empty at the top level of the file. */
  entry: string
  /** Name of the field in the file. Empty if the problem concerns the whole file. */
  field: string
  /** Message that says what is wrong and what to do. It follows the field's name. */
  message: string
  /** Path of the problem in the file's value. Left out if the problem concerns the whole file. */
  path?: Path
  /** True if the text is valid, but still in another language: it can be shown, but not published. */
  isMarked?: boolean
}

/** A problem in a parsed value, before its line and column are known. */
export interface ValueProblem extends Problem {
  path: Path
  /** True if the problem concerns the field's name rather than its value. */
  atKey?: boolean
}

/** Size of a picture in pixels, as displayed, and of its file in bytes. */
export interface PictureSize {
  width: number
  height: number
  bytes: number
}

/** Reasons why an SVG drawing cannot be the logo. Each message follows the drawing's name. */
export interface Drawing {
  problems: readonly string[]
}

/** The files of the folder `images`, keyed by name. `null` if a file cannot be read as a picture in a supported format. */
export type Pictures = Readonly<Record<string, PictureSize | Drawing | null>>

/** Placeholders that texts may contain, in braces. */
interface Placeholders {
  names: readonly string[]
  /** A placeholder to show as an example in messages. */
  example: string
  /** Returns the names in braces in a text that are not placeholders. */
  findUnknown: (text: string) => string[]
  /** Returns whether a text has a brace that is not part of a name in braces. */
  hasStrayBrace: (text: string) => boolean
}

/** Data about a site that the checks of a file need. */
export interface ContentRules {
  /** Ids of the pages' own elements, which anchors must not use. */
  reservedAnchors: readonly string[]
  placeholders: Placeholders
}

/** A problem with a value in a file, before the value is described in words. */
type Finding = RuleProblem & Pick<ValueProblem, "atKey">

type Location = Pick<ValueProblem, "file" | "entry" | "field" | "path">

/** Formats a problem in the content of `folder` as one or two sentences that tell the editor what to do. */
export const describeProblem = ({ file, line, column, entry, field, message }: Problem, folder: string): string =>
  `${folder}/${file}${line === undefined ? "" : `, line ${line}, column ${column}`}${entry && `, ${entry}`}: ${field && `“${field}” `}${message}`

/** Formats a problem in the default folder, see `describeProblem`. */
export const formatProblem = (problem: Problem): string => describeProblem(problem, defaultFolder)

const countProblems = (count: number): string => (count === 1 ? "1 problem" : `${count} problems`)

/** Formats all problems as one text, for the terminal and for the browser in develop mode. */
export const formatProblems = (problems: readonly Problem[], folder = defaultFolder): string =>
  `The content cannot be published yet. ${countProblems(problems.length)} to fix:\n\n${problems.map(problem => `  • ${describeProblem(problem, folder)}`).join("\n")}\n`

/** Most problems of a file that are described: to find the positions of a hundred thousand would take minutes. */
export const maxProblems = 100

/**
 * Returns the problems that prevent the parsed `value` of a data file from being published. `field` describes the file.
 */
export const checkValue = (
  rules: ContentRules,
  file: string,
  field: EntryField,
  value: unknown,
  pictures?: Pictures
): ValueProblem[] => {
  // Disabled content may be incomplete, but unknown fields are reported everywhere.
  const fieldValues = listFieldValues(field, value)
  const enabledValues = fieldValues.filter(({ isOn }) => isOn)
  const findings: readonly Finding[] = [
    ...checkField(field, value),
    ...fieldValues.flatMap(findUnknownKeys),
    ...enabledValues.flatMap(fieldValue =>
      findPlaceholderProblems(fieldValue, field.fillsPlaceholders === true, rules.placeholders)
    ),
    ...findAnchorProblems(
      listFieldValues(field, withAnchors(field, value)).filter(({ isOn }) => isOn),
      rules.reservedAnchors
    ),
    ...(pictures ? enabledValues.flatMap(fieldValue => findPictureProblems(fieldValue, pictures)) : []),
  ]
  return findings.slice(0, maxProblems).map(({ path, item, ...finding }) => ({
    ...locate(file, field, value, path),
    ...finding,
    path: item === undefined ? path : [...path, item],
  }))
}

/** Returns a problem for each key that the model does not know, and suggests the one that was probably meant. */
const findUnknownKeys = ({ field, value, path }: FieldValue): Finding[] => {
  if (!isEntry(field) || !isRecord(value) || Array.isArray(value)) return []
  const names = Object.keys(field.fields)
  return Object.keys(value)
    .filter(key => !names.includes(key))
    .map(key => ({
      path: [...path, key],
      atKey: true,
      message: `is not a field here${suggestName(key, names, name => `; did you mean “${name}”?`) || "."} Remove it, or move its value to one of: ${names.join(", ")}.`,
    }))
}

/** Describes missing and unknown placeholders in an interface text, which the site fills in itself. */
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

/** Returns the names in braces in an interface text, sorted. */
const listInBraces = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).sort()

/**
 * Returns the problems with the braces of a text: unknown placeholders, or any braces if placeholders are filled from
 * the text.
 */
const findPlaceholderProblems = (
  { field, value: text, path }: FieldValue,
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

/**
 * Returns the problems with anchors, which are ids on one page: each must be unique, and none may be an id of the page
 * itself.
 */
const findAnchorProblems = (fieldValues: readonly FieldValue[], reservedAnchors: readonly string[]): Finding[] => {
  const seen = new Set<string>()
  return fieldValues.flatMap(({ field, value: anchor, path, group }) => {
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
    // Without an anchor, the entry gets the one that is made from its title.
    const canRemove = typeof title === "string" && slugify(title) !== anchor
    return [{ path, message: `is “${anchor}”, which ${user}: write another${canRemove ? ", or remove it" : ""}.` }]
  })
}

/** Describes why the picture at `url` does not meet a field's rule. Returns an empty string if it does. */
const describePictureProblem = (
  { minWidth, minHeight, isLogo }: PictureRule,
  url: string,
  pictures: Pictures
): string => {
  const name = url.slice("/images/".length)
  const size = pictures[name]
  if (size === undefined)
    return `is “${url}”, but there is no such picture in the folder “images”${suggestName(name, Object.keys(pictures), found => `; did you mean “/images/${found}”?`) || "."} Upload the picture or correct its name.`
  if (isLogo)
    return size && "problems" in size && size.problems.length > 0
      ? `is “${url}”, which ${size.problems.join(" It ")}`
      : ""
  if (size === null || "problems" in size)
    return `is “${url}”, which cannot be read as a picture. Save it again as JPEG, PNG, WebP or AVIF.`
  if (size.bytes > maxPictureBytes)
    return `is “${url}”, whose file is too large (${formatMegabytes(size.bytes)}): save it again, smaller, with at most ${formatMegabytes(maxPictureBytes)}.`
  if (size.width < minWidth || size.height < minHeight)
    return `is “${url}”, which is too small for its place (${size.width} × ${size.height} pixels): use one of at least ${minWidth} × ${minHeight}.`
  return ""
}

const findPictureProblems = ({ field, value: url, path }: FieldValue, pictures: Pictures): Finding[] => {
  if (!field.picture || typeof url !== "string" || !url.startsWith("/images/")) return []
  const message = describePictureProblem(field.picture, url, pictures)
  return message ? [{ path, message }] : []
}

/**
 * Describes a value in a file: the entry by the value of its title field, and the field by its path inside the entry.
 */
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

/**
 * Returns the problems that `find` reports for the enabled parts of each file, one for each message. `folder` is the
 * folder of the files, such as `en/`.
 */
export const findInFiles = (
  model: Model,
  files: Files,
  find: (fieldValue: FieldValue, name: string) => readonly string[],
  folder = ""
): ValueProblem[] =>
  Object.entries(model).flatMap(([name, tree]) =>
    listFieldValues(tree, files[name]).flatMap(fieldValue =>
      (fieldValue.isOn ? find(fieldValue, name) : []).map(message => ({
        ...locate(`${folder}${name}.json`, tree, files[name], fieldValue.path),
        message,
      }))
    )
  )
