import {
  type ValueMaker,
  type Field,
  omitBlanks,
  getLongest,
  isRecord,
  switchName,
  isEntry,
  isList,
} from "../plugins/gatsby-plugin-content-model"
import { model } from "../src/model/model"

/** The content as parsed JSON, keyed by file name without `.json`. */
type Content = Readonly<Record<string, unknown>>

const words = ["Physiotherapy", "Gastroenterology", "Otorhinolaryngology", "and", "care", "for", "everybody"]

/** Returns long words with exactly `length` characters. `seed` makes the text differ from its neighbours in a list. */
const longWords = (length: number, seed: number): string => {
  let text = `${seed + 1}`
  for (let index = seed; text.length < length; index += 1) text += ` ${words[index % words.length] ?? ""}`
  return text.slice(0, length).replace(/ .?$/, rest => "x".repeat(rest.length))
}

/** Returns a single word of `length` characters. */
const unbroken = (length: number, seed: number): string => `${seed + 1}${"w".repeat(length)}`.slice(0, length)

/**
 * Returns a text of `length` characters. In lists every other text is a single word; outside lists, half of the text
 * is.
 */
const longText = (length: number, seed: number | undefined): string => {
  if (seed !== undefined) return seed % 2 ? unbroken(length, seed) : longWords(length, seed)
  const half = Math.floor(length / 2)
  return length < 20 ? longWords(length, 0) : `${longWords(half, 0)} ${"w".repeat(length - half - 1)}`
}

/** Returns the longest value that a pattern allows, for patterns whose values are shown unchanged. */
const patterned = (value: string, max: number): string =>
  value.includes("@")
    ? `${"a".repeat(Math.max(1, max - value.length + value.indexOf("@")))}${value.slice(value.indexOf("@"))}`
    : value

/** Number of anchors so far: each must be unique, whatever the entry's title. */
let anchors = 0

/** A picture for optional fields that the clinic's content leaves empty. It is large enough for all of them. */
const anyPicture = "/images/night.jpg"

/** Values of optional fields with a pattern that the clinic's content leaves empty, keyed by label. */
const patternSamples: Readonly<Record<string, string>> = {
  Address: "https://booking.example/a-clinic-with-a-long-name",
  "Email address": "wilhelmine-charlotte.hohenlohe@praxis-bücher.example",
  "Country code": "ZW",
  Latitude: "-17.82516666",
  Longitude: "31.03351666",
  "Centre of the picture": "50% 50%",
  Profile: "https://www.example.com/clinic",
}

const maker: ValueMaker = {
  makeText: longText,
  makePatterned: ({ label, max }, value, seed) => {
    if (typeof value === "string") return patterned(value, max)
    const sample = patternSamples[label]
    if (label === "Address of the page") return `policy-with-a-long-address-${seed}`
    if (label === "Name in texts") return `night-${seed}`
    return label === "Profile" ? `${sample}/${seed}` : sample
  },
  makeAnchor: () => `anchor-${(anchors += 1)}`,
  picture: anyPicture,
}

const eachFile = (content: Content, change: (field: Field, value: unknown, name: string) => unknown): Content =>
  Object.fromEntries(Object.entries(model).map(([name, file]) => [name, change(file, content[name], name)]))

/** Returns the paths in the model of everything that can be disabled. */
const listSwitches = (field: Field, place: string): string[] => {
  if (isList(field)) return listSwitches(field.item, place)
  if (!isEntry(field)) return []
  const below = Object.entries(field.fields).flatMap(([name, child]) => listSwitches(child, `${place}.${name}`))
  return field.whileEnabled === undefined ? below : [place, ...below]
}

/**
 * Everything that can be disabled, with the marker at the end of each of its texts. It is enabled in the longest
 * content, and disabled in the shortest.
 */
export const switches = Object.entries(model)
  .flatMap(([name, file]) => listSwitches(file, name))
  // No page shows the fields about a translation. The preview build of the shortest content has the appointment form
  // (preview.spec.ts); pages/practices.test.tsx tests a site without it. model/practiceFacts.test.tsx tests a disabled
  // policy with its own address.
  .filter(place => !["appointment", "clinic.translations", "policies.others"].includes(place))
  .map((place, index) => ({ place, marker: `unseen${index}x` }))

const switchAll = (enabled: boolean, field: Field, value: unknown, place: string, marker?: string): unknown => {
  if (typeof value !== "string") {
    const own = switches.find(found => found.place === place)?.marker
    return field.mapChildren(value, (child, given, key) =>
      own && key === switchName
        ? enabled
        : switchAll(enabled, child, given, typeof key === "number" ? place : `${place}.${key}`, own ?? marker)
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
    const longest = switchAll(true, field, field.longest(value, maker), name)
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
    const shortest = switchAll(name === "appointment", field, omitBlanks(field, field.shortest(value)), name)
    // Texts of the sample use the reply time as a placeholder.
    if (name === "clinic" && isRecord(shortest)) return { ...shortest, replyTime: "1 h" }
    return name === "brand" ? otherBrand : shortest
  })

/** Functions that return content at the model's limits, keyed by the name of the site that is built from it. */
export const limits = { longest: longestContent, shortest: shortestContent } as const
