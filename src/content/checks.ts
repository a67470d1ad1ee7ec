import { ValidationError } from "yup"
import { factNames, unknownFacts } from "./facts"
import { type Field, fieldTree, walk } from "./field"
import { model } from "./model"
import { fieldOf, maxPictureBytes, megabytes } from "./vocabulary"

/** What is wrong in one place of the content. `toString`-like text comes from `faultSentence`. */
export interface Fault {
  /** The file's name, such as `services.json`. */
  file: string
  /** The entry by its place and name, such as `service 2 “Cardiology”`; empty at the top of the file. */
  entry: string
  /** The field as it is called in the file; empty where the whole file is meant. */
  field: string
  /** What is wrong and what to do: follows the field's name. */
  problem: string
}

/** Size of a picture in pixels, as it is shown, and of its file in bytes. */
export interface PictureSize {
  width: number
  height: number
  bytes: number
}

export interface Content {
  /** Text of each file of `data/`, by its name with `.json`. */
  files: Readonly<Record<string, string>>
  /** Size of each file of `data/images`, by its name; `null` where it cannot be read as a picture of a kind the site takes. Left out where it is not known. */
  pictures?: Readonly<Record<string, PictureSize | null>>
}

type Path = readonly (string | number)[]

/** One sentence or two an editor can act on. */
export const faultSentence = ({ file, entry, field, problem }: Fault): string =>
  `data/${file}${entry && `, ${entry}`}: ${field && `“${field}” `}${problem}`

/** All faults as one text, for the terminal and for the browser in develop mode. */
export const faultList = (faults: readonly Fault[]): string =>
  `The content cannot be published yet. To mend (${faults.length}):\n\n${faults.map(fault => `  • ${faultSentence(fault)}`).join("\n")}\n`

/** Everything that keeps `content` from being published, in the order of the files; empty when all is well. */
export const checkContent = ({ files, pictures }: Content): Fault[] => {
  const known = Object.keys(model).map(name => `${name}.json`)
  const strays = Object.keys(files)
    .filter(file => !known.includes(file))
    .map(file =>
      whole(
        file,
        `is not a file the site knows${nearest(file, known, name => `; is it “${name}” misspelt?`) || "."} Rename it or remove it.`
      )
    )
  return [
    ...Object.entries(model).flatMap(([name, schema]) => {
      const file = `${name}.json`
      const text = files[file]
      if (text === undefined) return [whole(file, "is missing. Put the file back; its last version is in the history.")]
      const parsed = parse(text)
      if ("problem" in parsed) return [whole(file, parsed.problem)]
      const tree = fieldTree(schema)
      const place = (path: Path) => placeOf(file, tree, parsed.value, path)
      return [
        ...schemaFaults(schema, tree, parsed.value, place),
        ...duplicateKeys(text).map(({ line, key }) =>
          whole(file, `has “${key}” twice in one group (the second in line ${line}): remove one of them.`)
        ),
        ...textFaults(tree, parsed.value, name === "clinic", place),
        ...(pictures ? pictureFaults(tree, parsed.value, pictures, place) : []),
      ]
    }),
    ...strays,
  ]
}

const whole = (file: string, problem: string): Fault => ({ file, entry: "", field: "", problem })

const schemaFaults = (
  schema: (typeof model)[string],
  tree: Field,
  value: unknown,
  place: (path: Path) => Omit<Fault, "problem">
): Fault[] => {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const errors = error.inner.length ? error.inner : [error]
    return errors.flatMap(inner => {
      const path = segments(inner.path ?? "")
      if (inner.type !== "noUnknown") return [{ ...place(path), problem: inner.message }]
      const names = Object.keys(fieldAt(tree, path)?.fields ?? {})
      return unknownKeys(value, path, names).map(key => ({
        ...place([...path, key]),
        problem: `is not a field here${nearest(key, names, name => `; did you mean “${name}”?`) || "."} ${names.length ? `The fields are: ${names.join(", ")}.` : ""}`,
      }))
    })
  }
}

const textFaults = (
  tree: Field,
  value: unknown,
  isClinic: boolean,
  place: (path: Path) => Omit<Fault, "problem">
): Fault[] => {
  const faults: Fault[] = []
  walk(tree, value, (field, text, path) => {
    if ((field.kind !== "line" && field.kind !== "paragraph") || typeof text !== "string") return
    if (isClinic && /[{}]/.test(text))
      faults.push({ ...place(path), problem: "has braces: write the words themselves here." })
    else if (!isClinic)
      for (const name of new Set(unknownFacts(text)))
        faults.push({
          ...place(path),
          problem: `has {${name}}, which is not known. Use one of: ${factNames.map(fact => `{${fact}}`).join(", ")}.`,
        })
  })
  return faults
}

const pictureFaults = (
  tree: Field,
  value: unknown,
  pictures: NonNullable<Content["pictures"]>,
  place: (path: Path) => Omit<Fault, "problem">
): Fault[] => {
  const faults: Fault[] = []
  walk(tree, value, (field, address, path) => {
    if (field.kind !== "image" || typeof address !== "string" || !address.startsWith("/images/")) return
    const name = address.slice("/images/".length)
    const size = pictures[name]
    const { minWidth = 0, minHeight = 0 } = field
    if (size === undefined)
      faults.push({
        ...place(path),
        problem: `is “${address}”, but there is no such picture in data/images${nearest(name, Object.keys(pictures), found => `; did you mean “/images/${found}”?`) || "."} Upload the picture or correct its name.`,
      })
    else if (size === null)
      faults.push({
        ...place(path),
        problem: `is “${address}”, which cannot be read as a picture. Save it again as JPEG, PNG, WebP or AVIF.`,
      })
    else if (size.bytes > maxPictureBytes)
      faults.push({
        ...place(path),
        problem: `is “${address}”, whose file is too large (${megabytes(size.bytes)}): save it again, smaller, with at most ${megabytes(maxPictureBytes)}.`,
      })
    else if (size.width < minWidth || size.height < minHeight)
      faults.push({
        ...place(path),
        problem: `is “${address}”, which is too small for its place (${size.width} × ${size.height} pixels): use one of at least ${minWidth} × ${minHeight}.`,
      })
  })
  return faults
}

/** `services[3].features[1]` as `["services", 3, "features", 1]`. */
const segments = (path: string): Path =>
  [...path.matchAll(/\["(.*?)"\]|\[(\d+)\]|([^.[\]]+)/g)].map(([, quoted, index, name]) =>
    index === undefined ? (quoted ?? name ?? "") : Number(index)
  )

const below = (value: unknown, key: string | number): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined

const fieldAt = (tree: Field, path: Path): Field | undefined =>
  path.reduce<Field | undefined>((field, key) => (typeof key === "number" ? field?.item : field?.fields?.[key]), tree)

const unknownKeys = (value: unknown, path: Path, names: readonly string[]): string[] => {
  const group = path.reduce(below, value)
  return typeof group === "object" && group !== null ? Object.keys(group).filter(key => !names.includes(key)) : []
}

/** Names the entry by the value of the field that names it, and the field by its path inside the entry. */
export const placeOf = (file: string, tree: Field, root: unknown, path: Path): Omit<Fault, "problem"> => {
  const entries: string[] = []
  let field: Field | undefined = tree
  let value = root
  let names: string[] = []
  for (const [position, key] of path.entries()) {
    value = below(value, key)
    if (typeof key === "string") {
      field = field?.fields?.[key]
      names.push(key)
      continue
    }
    field = field?.item
    const title = field?.named === undefined ? undefined : fieldOf(value, field.named)
    entries.push(
      `${field?.label.toLowerCase() ?? "entry"} ${key + 1}${typeof title === "string" && title.trim() ? ` “${title.trim()}”` : ""}`
    )
    if (position < path.length - 1) names = []
  }
  return { file, entry: entries.join(", "), field: names.join(".") }
}

/** `say` of the name closest to `wanted`, when one is at most two letters away. */
const nearest = (wanted: string, names: readonly string[], say: (name: string) => string): string => {
  const found = names
    .map(name => ({ name, steps: distance(wanted.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= 2)
    .toSorted((a, b) => a.steps - b.steps)[0]
  return found ? say(found.name) : ""
}

/** Levenshtein's distance: how many letters must be added, removed or changed. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...a].entries())
    row = row.reduce<number[]>((next, above, column) => {
      if (column === 0) return [index + 1]
      const left = next[column - 1] ?? 0
      const corner = row[column - 1] ?? 0
      return [...next, Math.min(left + 1, above + 1, corner + (letter === b[column - 1] ? 0 : 1))]
    }, [])
  return row[b.length] ?? 0
}

const parse = (text: string): { value: unknown } | { problem: string } => {
  if (text.startsWith("\uFEFF"))
    return { problem: "begins with an invisible mark (BOM): save the file as UTF-8 without BOM." }
  if (text.trim() === "") return { problem: "is empty. Put its content back; the last version is in the history." }
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch (error) {
    const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length)
    const before = text.slice(0, position).split("\n")
    return {
      problem: `is broken at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: a comma, a quotation mark or a bracket is missing or too many there or just before. Compare the place with its neighbours.`,
    }
  }
}

/** Keys that stand twice in one group: JSON would drop the first without a word. `text` is known to parse. */
const duplicateKeys = (text: string): { key: string; line: number }[] => {
  const found: { key: string; line: number }[] = []
  const groups: (Set<string> | null)[] = []
  const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g
  for (const match of text.matchAll(token)) {
    const [piece, colon] = match
    if (piece === "{") groups.push(new Set())
    else if (piece === "[") groups.push(null)
    else if (piece === "}" || piece === "]") groups.pop()
    else if (colon !== undefined) {
      const key: unknown = JSON.parse(piece.slice(0, -colon.length))
      const group = groups.at(-1)
      if (typeof key !== "string" || !group) continue
      if (group.has(key)) found.push({ key, line: text.slice(0, match.index).split("\n").length })
      group.add(key)
    }
  }
  return found
}
