import type { IGatsbyImageData } from "gatsby-plugin-image"
import type { SiteFacts } from "../components/useClinic"
import type { Brand } from "../content/brand/brand"
import { withAnchors } from "../content/anchors"
import { readBrand } from "../content/brand"
import { findPrices } from "../content/destinations"
import { price } from "../content/files/fees"
import { model } from "../content/model"
import { derivedTexts } from "../content/derivedTexts"
import { spellOutHours } from "../content/hours"
import { describeHours } from "../content/hoursText"
import { getTimeZone } from "../content/locale"
import { describeWays } from "../content/ways"
import { interpolate } from "../content/placeholders"
import { type Field, getValue } from "../content/vocabulary"
import { createWords } from "../words/catalogues"
import type { PageWords } from "../words/useWords"

/** The content of all data files as the pages' queries deliver it. Policies come first: of two types of a list's items the first counts. */
export type PreviewContent = { pageWords: PageWords } & Queries.PoliciesQuery["content"] &
  SiteFacts &
  Queries.HomePageQuery["content"] &
  Queries.ServicesPageQuery["content"] &
  Queries.AboutPageQuery["content"] &
  Queries.PatientsPageQuery["content"] &
  Queries.FaqPageQuery["content"] &
  Queries.AppointmentPageQuery["content"] &
  Queries.ContactPageQuery["content"] &
  Queries.MessageSentPageQuery["content"] &
  Queries.NotFoundPageQuery["content"] &
  Queries.OfflinePageQuery["content"] & {
    /** With the address at which the browser can show the logo. */
    brand: Brand
  }

/** What the writer has typed so far, by data file: anything may still be missing. */
export type TypedFiles = Readonly<Record<string, unknown>>

/** Gives the address at which the browser can show a picture of the content; empty where it is not known. */
export type PictureAddress = (name: string) => string

/** A picture in its own size: the preview has no smaller ones. */
const createPicture = (src: string): { childImageSharp: { gatsbyImageData: IGatsbyImageData } } => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: "fullWidth",
      width: 1600,
      height: 900,
      images: { fallback: { src, srcSet: src }, sources: [] },
    },
  },
})

/** `value` as a query would deliver it: with its placeholders filled in, and with nothing missing that is required. */
const completeValue = (field: Field, value: unknown, files: TypedFiles, pictureAddress: PictureAddress): unknown => {
  const clinic = files["clinic"]
  const isMissing = value === undefined || value === null || value === ""
  // The form's own file has what is off, so that its preview shows it. In the other files it is missing.
  if (isMissing && (field.optional || (field.kind === "entry" && field.whileEnabled !== undefined))) return null
  switch (field.kind) {
    case "line":
      // In a preview links lead nowhere.
      if (field.destination) return "#"
      return typeof value === "string" ? interpolate(value, clinic) : ""
    case "paragraph":
      return typeof value === "string" ? interpolate(value, clinic) : ""
    case "image":
      return createPicture(typeof value === "string" ? pictureAddress(value) : "")
    case "choice":
      return field.options.find(option => option === value) ?? field.options[0]
    case "flag":
      return value === true
    case "integer":
    case "decimal":
      return typeof value === "number" ? value : field.min
    case "list": {
      const { item } = field
      const namesPrices = item.kind === "line" && item.price
      const items: unknown[] = namesPrices ? findPrices(value, files["fees"]) : Array.isArray(value) ? value : []
      return items.map(below => completeValue(namesPrices ? price : item, below, files, pictureAddress))
    }
    case "entry":
      return Object.fromEntries([
        ...Object.entries(field.fields).map(([name, child]) => [
          name,
          completeValue(child, getValue(value, name), files, pictureAddress),
        ]),
        ...Object.entries(derivedTexts[field.type] ?? {}).map(([name, describe]) => [name, describe(value, clinic)]),
      ])
  }
}

/**
 * All content as the sections take it, from what was typed in one file and what the others say. A brand that is not complete
 * yet is that of `published`.
 */
export const createPreviewContent = (
  typed: TypedFiles,
  pictureAddress: PictureAddress,
  published: TypedFiles = typed
): PreviewContent => {
  const files: TypedFiles = { ...typed, clinic: spellOutHours(typed["clinic"]) }
  const brand = readBrand(files["brand"]) ?? readBrand(published["brand"])
  if (!brand) throw new Error("brand.json has not passed the checks.")
  const entries: unknown[][] = Object.entries(model).map(([name, field]) => [
    name,
    completeValue(field, withAnchors(field, files[name]), files, pictureAddress),
  ])
  // The type is asserted: the queries' types are generated from the model, which `completeValue` follows.
  const content: Omit<PreviewContent, "pageWords"> = Object.fromEntries([
    ...entries,
    ["hours", describeHours(files["clinic"])],
    ["ways", describeWays(files["clinic"], files["appointment"])],
  ])
  const { language } = content.clinic.locale
  return {
    ...content,
    // What is typed so far may be no time zone.
    clinic: { ...content.clinic, locale: { ...content.clinic.locale, timeZone: getTimeZone(files["clinic"]) } },
    brand: { ...brand, logo: pictureAddress(brand.logo) },
    pageWords: {
      language,
      words: createWords(language, getValue(files["clinic"], "words")),
    },
  }
}
