import type { IGatsbyImageData } from "gatsby-plugin-image"
import type { SiteFacts } from "../components/siteFacts"
import { type PreviewContext as Context, completeField, withAnchors } from "../../plugins/gatsby-plugin-content-model"
import { type Brand, readBrand } from "../model/readBrand"
import { findPrices } from "../model/destinations"
import { price } from "../model/files/fees"
import { model } from "../model/model"
import { derivedTexts } from "../model/derivedTexts"
import { spellOutHours } from "../model/spellOutHours"
import { describeHours } from "../model/hoursText"
import { getTimeZone } from "../model/locale"
import { readClinic } from "../model/readClinic"
import { describeWays } from "../model/ways"
import { interpolate } from "../model/placeholders"
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

/** What the values of a preview are filled up with. */
const createContext = (files: TypedFiles, pictureAddress: PictureAddress): Context => {
  const clinic = files["clinic"]
  const context: Context = {
    interpolate: text => interpolate(text, clinic),
    createPicture: address => createPicture(address && pictureAddress(address)),
    // Prices alone are named in lists.
    findNamed: (_, anchors) => findPrices(anchors, files["fees"]).map(found => completeField(price, found, context)),
    listDerived: (type, value) =>
      Object.entries(derivedTexts[type] ?? {}).map(([name, describe]) => [name, describe(value, clinic)] as const),
  }
  return context
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
  const context = createContext(files, pictureAddress)
  const entries: unknown[][] = Object.entries(model).map(([name, field]) => [
    name,
    completeField(field, withAnchors(field, files[name]), context),
  ])
  // The type is asserted: the queries' types are generated from the model, which `completeField` follows.
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
      words: createWords(language, readClinic(files["clinic"]).words),
    },
  }
}
