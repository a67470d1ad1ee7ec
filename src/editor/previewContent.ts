import type { IGatsbyImageData } from "gatsby-plugin-image"
import type { SiteData } from "../components/useSite"
import { type PreviewContext as Context, completeField, withAnchors } from "../../plugins/gatsby-plugin-content-model"
import { type Brand, readBrand } from "../model/readBrand"
import { model } from "../model/model"
import { deriveText, listDerivedNames } from "../model/derivedTexts"
import { spellOutHours } from "../model/hours/spellOutHours"
import { describeHours } from "../model/hours/hoursText"
import { getTimeZone } from "../model/locale"
import { createClinicWords } from "../model/clinicWords"
import { type Clinic, readClinic } from "../model/readClinic"
import { describeContactOptions } from "../model/links/describeContactOptions"
import { interpolate } from "../model/placeholders"
import type { PageWords } from "../words/useWords"

/**
 * The content of all data files in the shape of the pages' queries. Policies come first: if a list's items have two
 * types, the first one counts.
 */
export type PreviewContent = { pageWords: PageWords } & Queries.PoliciesQuery["content"] &
  SiteData &
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
    /** The brand, with URLs of the logos that the browser can show. */
    typedBrand: Brand
  }

/** Content typed so far, keyed by data file. Anything may be missing. */
export type TypedFiles = Readonly<Record<string, unknown>>

/** Returns a URL at which the browser can show a picture of the content, or an empty text if there is none. */
export type GetPictureUrl = (name: string) => string

/** Returns a picture in its original size: previews have no smaller ones. */
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

/** Creates the context in which missing values of a preview are filled in. */
const createContext = (clinic: Clinic, getPictureUrl: GetPictureUrl): Context => ({
  interpolate: text => interpolate(text, clinic),
  createPicture: url => createPicture(url && getPictureUrl(url)),
  listDerived: (type, value) =>
    listDerivedNames(type).map(name => [name, deriveText(type, name, value, clinic) ?? ""] as const),
})

/**
 * Creates the content for the sections from the values typed in one file and the other files. If the brand is
 * incomplete, `published` replaces it.
 */
export const createPreviewContent = (
  typed: TypedFiles,
  getPictureUrl: GetPictureUrl,
  published: TypedFiles = typed
): PreviewContent => {
  const files: TypedFiles = { ...typed, clinic: spellOutHours(typed["clinic"]) }
  const clinic = readClinic(files["clinic"])
  const brand = readBrand(files["brand"]) ?? readBrand(published["brand"])
  if (!brand) throw new Error("brand.json has not passed the checks.")
  const context = createContext(clinic, getPictureUrl)
  const entries: unknown[][] = Object.entries(model).map(([name, field]) => [
    name,
    completeField(field, withAnchors(field, files[name]), context),
  ])
  // The type is asserted: the types of the queries are generated from the model, which `completeField` follows.
  const content: Omit<PreviewContent, "pageWords" | "typedBrand"> = Object.fromEntries([
    ...entries,
    ["hours", describeHours(clinic)],
    ["contactOptions", describeContactOptions(clinic, Boolean(files["appointment"]))],
  ])
  const { language } = content.clinic.locale
  return {
    ...content,
    // The value typed so far may not be a valid time zone.
    clinic: { ...content.clinic, locale: { ...content.clinic.locale, timeZone: getTimeZone(clinic) } },
    typedBrand: { ...brand, logo: getPictureUrl(brand.logo), darkLogo: getPictureUrl(brand.darkLogo ?? "") },
    pageWords: {
      language,
      words: createClinicWords(clinic),
    },
  }
}
