import { type Fault, placeOf } from "./checks"
import { type Field, fieldTree, walk } from "./field"
import { model } from "./model"

/** The name and the address of the sample clinic that the site is delivered with, and the way to it. */
const sampleClinic = new Set([
  "Mopane Medical Centre",
  "Stand 24, Hospital Road",
  "Mopane Business Park",
  "Mopane",
  "Hospital Road, just south of its crossing with Main Road. From the bus rank, walk east along Main Road to the crossing, then turn right.",
])

const reason = (field: Field, value: unknown): string => {
  if (field.kind === "flag" && field.label === "Sample" && value === true)
    return "marks an example: put the clinic’s own in its place, then remove the mark."
  if (typeof value !== "string") return ""
  if (/\bexample\.(com|org|net)\b/i.test(value))
    return `is “${value}”, an example address: put the clinic’s own in its place.`
  if (/^\+[\d ]+$/.test(value) && /0{6}$/.test(value.replaceAll(" ", "")))
    return `is “${value}”, an example number: put the clinic’s own in its place.`
  if (sampleClinic.has(value))
    return `is “${value}”, which belongs to the sample clinic: put the clinic’s own in its place.`
  return ""
}

/**
 * Everything that must change before the site goes live: sample values that are left, and the forwarder's activation.
 * `files` are the texts of `data/*.json` by name; they have passed the checks.
 */
export const samplesLeft = (files: Readonly<Record<string, string>>): Fault[] =>
  Object.entries(model).flatMap(([name, schema]) => {
    const file = `${name}.json`
    const tree = fieldTree(schema)
    const content: unknown = JSON.parse(files[file] ?? "null")
    const left: Fault[] = []
    walk(tree, content, (field, value, path) => {
      const problem = reason(field, value)
      if (problem) left.push({ ...placeOf(file, tree, content, path), problem })
      if (field.label === "Messages arrive" && value !== true)
        left.push({
          ...placeOf(file, tree, content, path),
          problem:
            "is not set: send a message from the published site, click the link in the mail the forwarding service sends you, send again; when it has arrived, set this to true.",
        })
    })
    return left
  })
