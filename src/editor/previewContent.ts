import type { IGatsbyImageData } from "gatsby-plugin-image"
import type { SiteData } from "../components/useSite"
import { type Brand, readBrand } from "../model/files/brand"
import { listPolicies } from "../model/files/policies"
import { answerField, model } from "../model/model"
import { getTimeZone } from "../model/locale"
import { readLanguageSite } from "../model/readSite"
import type { PageWords } from "../words/useWords"

/** The content of all data files in the shape of the pages' queries, and all policies. */
export type PreviewContent = { pageWords: PageWords } & {
  policies: readonly Queries.PolicyTextFragment[]
} & SiteData &
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
    /** The brand, with a URL of the logo that the browser can show. */
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

/**
 * Creates the content for the sections from the values typed in one file and the other files. If the brand is
 * incomplete, `published` replaces it.
 */
export const createPreviewContent = (
  typed: TypedFiles,
  getPictureUrl: GetPictureUrl,
  published: TypedFiles = typed
): PreviewContent => {
  const site = readLanguageSite(typed)
  const brand = readBrand(typed["brand"]) ?? readBrand(published["brand"])
  if (!brand) throw new Error("brand.json has not passed the checks.")
  const fields = [...Object.keys(model), "hours", "contactOptions", "policyLinks"]
  const answers = Object.fromEntries(
    fields.map((name): [string, unknown] => {
      const answer = answerField(name, typed, url => createPicture(url && getPictureUrl(url)))
      return [name, name === "policies" ? listPolicies(answer) : answer]
    })
  )
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the types of queries are made from the model, which `answerField` follows
  const content = answers as unknown as Omit<PreviewContent, "pageWords" | "typedBrand">
  const { language } = content.clinic.locale
  return {
    ...content,
    // The value typed so far may not be a valid time zone.
    clinic: { ...content.clinic, locale: { ...content.clinic.locale, timeZone: getTimeZone(site.clinic) } },
    typedBrand: { ...brand, logo: getPictureUrl(brand.logo) },
    pageWords: {
      language,
      words: site.words,
    },
  }
}
