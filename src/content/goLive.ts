import { locate } from "./checks"
import { type Place, listPlaces } from "./field"
import { describeRenewal } from "./hints"
import { getTimeZone } from "./locale"
import { type Model, model as contentModel } from "./model"
import { getValue } from "./vocabulary"

/** The name and the address of the sample clinic that the site is delivered with, and the way to it. */
const sampleValues = new Set([
  "Mopane Medical Centre",
  "Stand 24, Hospital Road",
  "Mopane Business Park",
  "Mopane",
  "Hospital Road, just south of its crossing with Main Road. From the bus rank, walk east along Main Road to the crossing, then turn right.",
])

const replaceHint = "put the clinic’s own in its place."

const describeSample = (value: unknown): string => {
  if (typeof value !== "string") return ""
  if (/\bexample\.(com|org|net)\b/i.test(value)) return `is “${value}”, an example address: ${replaceHint}`
  if (/^\+[\d ]+$/.test(value) && /0{6}$/.test(value.replaceAll(" ", "")))
    return `is “${value}”, an example number: ${replaceHint}`
  if (sampleValues.has(value)) return `is “${value}”, which belongs to the sample clinic: ${replaceHint}`
  return ""
}

const describeLiveProblem = ({ field, value, group, isOn }: Place, now: number, timeZone: string): string => {
  if (!isOn) return ""
  if (field.kind === "line" && field.dateTime?.renewed) return describeRenewal(value, now, timeZone)
  const live = field.kind === "flag" || field.kind === "line" ? field.live : undefined
  const isAsked = live && !(live.when && getValue(group, live.when.field) !== live.when.is)
  if (field.kind === "flag") return isAsked && (value === true) !== field.live?.value ? live.message : ""
  return isAsked && !value ? live.message : describeSample(value)
}

/**
 * Everything that must change before the site goes live: sample values that are left, and questions only the clinic can
 * answer. What is off asks for nothing. `files` are the parsed data files by their names without `.json`; they have passed the checks. `now` is in
 * milliseconds since 1970.
 */
export const findLiveProblems = (files: Readonly<Record<string, unknown>>, now: number, model: Model = contentModel) =>
  Object.entries(model).flatMap(([name, tree]) =>
    listPlaces(tree, files[name]).flatMap(place => {
      const message = describeLiveProblem(place, now, getTimeZone(files["clinic"]))
      return message ? [{ ...locate(`${name}.json`, tree, files[name], place.path), message }] : []
    })
  )

const zimbabwe = `In Zimbabwe the Cyber and Data Protection Act [Chapter 12:07] treats health data as sensitive.
    Statutory Instrument 155 of 2024 asks whoever handles data of 50 people or more for a licence and a
    data-protection officer.`

const elsewhere = "The law of most countries treats health data as sensitive. Find out what yours asks of a clinic."

/** What no program can check, for a clinic in the country with this two-letter code: the law, and reports of vulnerabilities. */
export const formatAdvice = (countryCode: unknown): string => `Advice, which this command cannot check:

  • ${countryCode === "ZW" ? zimbabwe : elsewhere}
  • Publish a privacy notice: what the forms collect and why, who receives it (the forwarding service, too), how long
    it is kept, and whom to ask to see it or to have it deleted. A draft is in data/policies.json.
  • Ask a lawyer or the data-protection authority before the forms are used.
  • Let people report a vulnerability of the site in private: in the repository on GitHub open Settings → Advanced Security
    and enable “Private vulnerability reporting”. SECURITY.md sends them there. GitHub offers it for public repositories.
`
