import { reservedAnchors, slugify, withAnchors } from "./anchors"
import { describeOffDestination, listDestinations, listPrices } from "./destinations"
import { type Path, type Place, getChildField, listPlaces } from "./field"
import { type PictureRule, checkField } from "./kinds/field"
import type { Model } from "./model"
import { findMissingFacts, findUnknownPlaceholders, hasStrayBrace, placeholderNames } from "./placeholders"
import { createSiteFiles } from "./siteContent"
import { listPlaceholders } from "../words/words"
import { suggestName } from "./suggestName"
import { maxPictureBytes, formatMegabytes } from "./pictureLimits"
import { type Files, getValue, isRecord } from "./values"
import { type EntryField, type Field, type RuleProblem, slugPattern, isEntry } from "./vocabulary"

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
export const checkValue = (file: string, field: EntryField, value: unknown, pictures?: Pictures): ValueProblem[] => {
  // What is off asks for nothing; that its fields are known is asked of all.
  const places = listPlaces(field, value)
  const placesOn = places.filter(({ isOn }) => isOn)
  const findings: readonly Finding[] = [
    ...checkField(field, value),
    ...places.flatMap(findUnknownKeys),
    ...placesOn.flatMap(place => findPlaceholderProblems(place, field.fillsPlaceholders === true)),
    ...findAnchorProblems(listPlaces(field, withAnchors(field, value)).filter(({ isOn }) => isOn)),
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

/** Placeholders that do not exist; braces at all where placeholders are filled from. */
const findPlaceholderProblems = ({ field, value: text, path }: Place, fillsPlaceholders: boolean): Finding[] => {
  const rule = field.getPlaceholders?.()
  if (!rule || typeof text !== "string") return []
  if (fillsPlaceholders)
    return /[{}]/.test(text) ? [{ path, message: "has braces: write the words themselves here." }] : []
  const { own, isExact } = rule
  if (isExact) return describeOwnPlaceholders(own, listPlaceholders(text)).map(message => ({ path, message }))
  const unknown = [...new Set(findUnknownPlaceholders(text))].filter(name => !own.includes(name))
  const messages = unknown.map(
    name =>
      `has {${name}}, which is not a placeholder. Use one of: ${[...own, ...placeholderNames].map(known => `{${known}}`).join(", ")}.`
  )
  if (hasStrayBrace(text))
    messages.push("has a brace that belongs to no placeholder: write one such as {phone}, or remove the brace.")
  return messages.map(message => ({ path, message }))
}

/** Anchors are ids on one page: each may be there once, and none of them may be an id that the page itself has. */
const findAnchorProblems = (places: readonly Place[]): Finding[] => {
  const seen = new Set<string>()
  return places.flatMap(({ field, value: anchor, path, group }) => {
    if (field.anchorOf === undefined) return []
    const title = getValue(group, field.anchorOf)
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

/** Where the names of destinations come from, by kind, and what is wrong when there is no such name. */
const namedBy: Readonly<Record<string, { file: string; missing: string }>> = {
  service: { file: "services", missing: "no service in data/services.json has this anchor" },
  question: { file: "faqs", missing: "no question in data/faqs.json has this anchor" },
  guide: { file: "patients", missing: "data/patients.json is off, or none of its guides has this anchor" },
  subject: { file: "contact", missing: "this is none of the “subjects” in data/contact.json" },
  policy: { file: "policies", missing: "no policy of data/policies.json that is on has this address" },
  whatsapp: { file: "clinic", missing: "data/clinic.json has no “whatsapp” number" },
}

/** Prices that a text names and data/fees.json does not have. While the fees are off, nothing shows them. */
export const findPriceProblems = (model: Model, files: Files): ValueProblem[] => {
  const siteFiles = createSiteFiles(model, files)
  const known = listPrices(siteFiles).map(({ anchor }) => anchor)
  if (!siteFiles["fees"]) return []
  return Object.entries(model).flatMap(([name, tree]) =>
    listPlaces(tree, files[name]).flatMap(({ field, value, path, isOn }) =>
      isOn && field.names === "price" && typeof value === "string" && !known.includes(value)
        ? [
            {
              ...locate(`${name}.json`, tree, files[name], path),
              message: `is “${value}”, but no price in data/fees.json has this anchor${suggestName(value, known, found => `; did you mean “${found}”?`) || "."} Correct it, or remove it.`,
            },
          ]
        : []
    )
  )
}

/** Destinations that name what no file has. `files` are the parsed data files, by name without `.json`. */
export const findDestinationProblems = (model: Model, files: Files): ValueProblem[] => {
  const siteFiles = createSiteFiles(model, files)
  const known = listDestinations(siteFiles).map(({ value }) => value)
  return Object.entries(model).flatMap(([name, tree]) =>
    listPlaces(tree, files[name]).flatMap(({ field, value, path, isOn }) => {
      if (!isOn || field.names !== "destination" || typeof value !== "string") return []
      const off = describeOffDestination(value, siteFiles)
      if (off) return [{ ...locate(`${name}.json`, tree, files[name], path), message: `is “${value}”, but ${off}` }]
      const by = namedBy[value.split(":")[0] ?? ""]
      // Where the other file cannot be read, or is not checked, nobody can say whether the entry exists.
      if (!by || files[by.file] === undefined || known.includes(value)) return []
      return [
        {
          ...locate(`${name}.json`, tree, files[name], path),
          message: `is “${value}”, but ${by.missing}${suggestName(value, known, found => `; did you mean “${found}”?`) || "."} Correct it, or choose another destination.`,
        },
      ]
    })
  )
}

/**
 * Placeholders of facts that `clinic`, the clinic’s own by default, leaves out: the page would show their braces. `folder` is
 * that of the files, such as `en/` for a translation.
 */
export const findMissingFactProblems = (
  model: Model,
  files: Files,
  clinic = files["clinic"],
  folder = ""
): ValueProblem[] =>
  // Where the file cannot be read, nobody can say what it leaves out.
  clinic === undefined
    ? []
    : Object.entries(model).flatMap(([name, tree]) =>
        listPlaces(tree, files[name]).flatMap(({ field, value, path, isOn }) => {
          if (!isOn || !field.getPlaceholders || typeof value !== "string") return []
          return findMissingFacts(value, clinic).map(fact => ({
            ...locate(`${folder}${name}.json`, tree, files[name], path),
            message: `has {${fact}}, which data/clinic.json leaves out: add it there, or write this without it.`,
          }))
        })
      )

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
    const titleField = field?.titleField
    const title = titleField === undefined ? undefined : getValue(value, titleField)
    entries.push(
      `${field?.label.toLowerCase() ?? "entry"} ${key + 1}${typeof title === "string" && title.trim() ? ` “${title.trim()}”` : ""}`
    )
    if (position < path.length - 1) names = []
  }
  return { file, entry: entries.join(", "), field: names.join("."), path }
}
