import { createHash } from "node:crypto"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import subsetFont from "subset-font"
import { getHeadingFont } from "../model/brand/headingFonts"
import { describeHours } from "../model/hoursText"
import { getLanguage } from "../model/locale"
import { interpolate } from "../model/placeholders"
import { getValue } from "../../plugins/gatsby-plugin-content-model"
import { createWords } from "../words/catalogues"
import type { Words } from "../words/words"

/** The fields of `data/` that pages show in the heading font, by the end of their path. */
const headingFields = [
  "heading",
  "formHeading",
  "title",
  "level",
  "fees.caption",
  "clinic.name",
  "stats.stats.number",
  "testimonials.testimonials.text",
  "question",
  "team.people.name",
  "team.people.shownAs",
  "confirmation.summaryHeading",
  "confirmation.nextStepsHeading",
  "notFound.message",
].map(field => `.${field}`)

/** The words of the interface that are headings. */
const listHeadingWords = ({ layout, contactCards, services, ways }: Words): string[] => [
  layout.quickLinks,
  layout.contactHeading,
  layout.hours,
  layout.error,
  contactCards.location,
  contactCards.phoneNumbers,
  contactCards.email,
  contactCards.hours,
  layout.access,
  layout.languages,
  services.onThisPage,
  ways.bookNow,
  ways.viewServices,
  ways.getDirections,
]

const listHeadingTexts = (value: unknown, place: string): string[] => {
  if (typeof value === "string") return headingFields.some(field => place.endsWith(field)) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(item => listHeadingTexts(item, place))
  return Object.entries<unknown>(Object(value)).flatMap(([name, below]) => listHeadingTexts(below, `${place}.${name}`))
}

/** The letters of all headings, each once, sorted. `files` are the texts of the checked content, by name. */
export const listHeadingLetters = (files: Readonly<Record<string, string>>): string => {
  const texts = Object.entries(files).flatMap(([file, text]) =>
    listHeadingTexts(JSON.parse(text), `.${path.basename(file, ".json")}`)
  )
  const clinic: unknown = JSON.parse(files["clinic.json"] ?? "{}")
  const headings = [
    ...listHeadingWords(createWords(getLanguage(clinic), getValue(clinic, "words"))),
    describeHours(clinic).announcement,
    ...texts.map(text => interpolate(text, clinic)),
  ]
  // The colon is between a care card's level and its heading; a word that is divided at a soft hyphen has a hyphen.
  const letters = headings.join(": ")
  return [...new Set(letters.replaceAll("\u00AD", "-"))].toSorted().join("")
}

/** Every letter of Latin scripts, for develop mode: a new one shows while it is written. */
export const latinLetters = `${String.fromCodePoint(...Array.from({ length: 0x250 - 0x20 }, (_, index) => index + 0x20))}–—‘’“”…•`

/**
 * The heading font `name` with `letters` alone, as WOFF2. What the same code has made already comes from `cacheFolder`, in Gatsby's
 * cache (plugins/gatsby-plugin-on-demand/keptWork.ts).
 */
export const subsetHeadingFont = async (name: string, letters: string, cacheFolder: string): Promise<Buffer> => {
  const key = createHash("sha256").update(`${name} ${letters}`).digest("hex")
  const cachedFile = path.join(cacheFolder, `${key}.woff2`)
  return readFile(cachedFile).catch(async () => {
    const font = await readFile(getHeadingFont(name).file)
    // Kerning is seen in large words; hinting is not, on today's screens.
    const subset = await subsetFont(font, letters, { targetFormat: "woff2", noHinting: true, keepFeatures: ["kern"] })
    await mkdir(cacheFolder, { recursive: true })
    await writeFile(cachedFile, subset)
    return subset
  })
}

/**
 * Writes the heading font `name` with `letters` into `publicFolder`, under a name that changes with its content. Resolves to
 * its address. A file that webpack imports would not do: Gatsby puts files of less than 10 KB into the style itself, as a
 * `data:` address, which the policy forbids.
 */
export const publishHeadingFont = async (publicFolder: string, name: string, letters: string): Promise<string> => {
  const font = await subsetHeadingFont(name, letters, path.resolve(".cache/heading-font"))
  const digest = createHash("sha256").update(font).digest("hex").slice(0, 10)
  const address = `/static/${name.toLowerCase()}-${digest}.woff2`
  await mkdir(path.join(publicFolder, "static"), { recursive: true })
  await writeFile(path.join(publicFolder, address), font)
  return address
}
