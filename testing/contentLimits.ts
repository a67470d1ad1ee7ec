import { type Field, switchName, isEntry, isList } from "../plugins/gatsby-plugin-content-model"
import { omitBlanks } from "../plugins/gatsby-plugin-content-model/forms"
import { isRecord } from "../plugins/gatsby-plugin-content-model/json"
import { model } from "../src/model/model"
import { getLongest, makeLongest, makeShortest } from "./limitValues"

/** The content as parsed JSON, keyed by file name without `.json`. */
type Content = Readonly<Record<string, unknown>>

const eachFile = (content: Content, change: (field: Field, value: unknown, name: string) => unknown): Content =>
  Object.fromEntries(Object.entries(model).map(([name, file]) => [name, change(file, content[name], name)]))

/** Returns the paths in the model of everything that can be disabled. */
const listSwitches = (field: Field, fieldPath: string): string[] => {
  if (isList(field)) return listSwitches(field.item, fieldPath)
  if (!isEntry(field)) return []
  const below = Object.entries(field.fields).flatMap(([name, child]) => listSwitches(child, `${fieldPath}.${name}`))
  return field.whileEnabled === undefined ? below : [fieldPath, ...below]
}

/**
 * Everything that can be disabled, with the marker at the end of each of its texts. It is enabled in the longest
 * content, and disabled in the shortest.
 */
export const switches = Object.entries(model)
  .flatMap(([name, file]) => listSwitches(file, name))
  // No page shows the fields about a translation. The preview build of the shortest content has the appointment form
  // (preview.spec.ts); pages/clinics.txt tests a site without it. model/clinics.test.tsx tests a disabled
  // policy with its own path.
  .filter(fieldPath => !["appointment", "clinic.translations", "policies.others"].includes(fieldPath))
  .map((fieldPath, index) => ({ fieldPath, marker: `unseen${index}x` }))

const switchAll = (enabled: boolean, field: Field, value: unknown, fieldPath: string, marker?: string): unknown => {
  if (typeof value !== "string") {
    const own = switches.find(found => found.fieldPath === fieldPath)?.marker
    return field.mapChildren(value, (child, given, key) =>
      own && key === switchName
        ? enabled
        : switchAll(enabled, child, given, typeof key === "number" ? fieldPath : `${fieldPath}.${key}`, own ?? marker)
    )
  }
  const max = field.isText() ? getLongest(field) : 0
  return marker && max > marker.length ? `${value.slice(0, max - marker.length)}${marker}` : value
}

/**
 * Returns content in which every text is as long as the model allows, every list is full, every optional field is
 * filled in and everything is enabled.
 */
const longestContent = (content: Content): Content =>
  eachFile(content, (field, value, name) => {
    const longest = switchAll(true, field, makeLongest(field, value), name)
    // Without this field, the contact page has its form.
    if (name === "contact" && isRecord(longest)) return { ...longest, withoutForm: undefined }
    return name === "clinic" && isRecord(longest)
      ? {
          ...longest,
          emergency: { number: "+263 00 000 000 0464", whose: "national" },
          translations: [],
          delivery: { provider: "formspree", form: "abcdefghijklmnopqrst" },
        }
      : longest
  })

/** A brand that differs from the sample's in every value. */
export const otherBrand = {
  logo: "/images/other-logo.svg",
  main: "#1d2f5e",
  accent: "#c8453b",
  warmth: "cool",
  corners: "soft",
  headingFont: "Nunito",
}

/**
 * Returns content without optional fields, in which every list is as short as the model allows and everything is
 * disabled except the appointment form.
 */
const shortestContent = (content: Content): Content =>
  eachFile(content, (field, value, name) => {
    const shortest = switchAll(name === "appointment", field, omitBlanks(field, makeShortest(field, value)), name)
    // Texts of the sample use the reply time as a placeholder.
    if (name === "clinic" && isRecord(shortest)) return { ...shortest, replyTime: "1 h" }
    return name === "brand" ? otherBrand : shortest
  })

/** Functions that return content at the model's limits, keyed by the name of the site that is built from it. */
export const limits = { longest: longestContent, shortest: shortestContent } as const
