import { readFile } from "node:fs/promises"
import path from "node:path"
import {
  type LoadedBrand,
  type BrandOptions,
  type BrandedSite,
  writeBrand,
} from "../../plugins/gatsby-plugin-brand/build"
import { readBrand } from "../model/readBrand"
import { withoutSoftHyphens } from "../../plugins/gatsby-plugin-content-model"
import { readTexts, readValues } from "../../plugins/gatsby-plugin-content-model/build"
import { findPage, locateSharePicture, isSwitchedFile, listIndexedPages, listPolicyPages } from "../model/links/pages"
import { findPageSource, pageSources } from "../model/links/pageSources"
import { listHeadingTexts } from "./listHeadingTexts"
import { toPlainText } from "../model/links/textLinks"
import { type Site, readSites } from "./sites"
import { type RunQuery, runQuery } from "./runQuery"

/** The content that icons and share pictures show. */
const sharedQuery = /* GraphQL */ `
  query Shared($language: String!) {
    content(language: $language) {
      clinic {
        name
        about
        phone
        whatsapp
        emergency {
          number
        }
        emails {
          general
          info
          appointments
        }
        phones {
          name
          number
        }
      }
      hours {
        announcement
      }
      slides {
        slides {
          image {
            absolutePath
          }
        }
      }
      care {
        heading
      }
      policies {
        privacy {
          ...PolicyHead
        }
        terms {
          ...PolicyHead
        }
        accessibility {
          ...PolicyHead
        }
        others {
          address
          head {
            title
          }
        }
      }
    }
  }

  fragment PolicyHead on Policy {
    head {
      title
    }
  }
`

/** Query for the titles of the pages that have a share picture and cannot be off, keyed by page. */
const titlesQuery = `query PageTitles($language: String!) { content(language: $language) { ${listIndexedPages(name =>
  isSwitchedFile(name)
)
  .map(({ name }) => `${name}: ${pageSources[name].data[0]} { head { title } }`)
  .join(" ")} } }`

interface TitlesQuery {
  content: Record<string, { head: { title: string } } | null>
}

type Shared = Queries.SharedQuery["content"]

/** Reads the title of each indexed page, keyed by the page's name. */
const readTitles = async (
  graphql: RunQuery,
  language: string,
  { policies }: Shared
): Promise<Readonly<Record<string, string | undefined>>> => {
  // The type is asserted: the query is made here, and the model gives each of these files a head with a title.
  const { content } = await runQuery<TitlesQuery>(graphql, titlesQuery, language)
  return Object.fromEntries([
    ...Object.entries(content).map(([name, page]) => [name, page?.head.title]),
    ...(policies.others ?? []).map(({ address, head }) => [address, head.title]),
    ...listPolicyPages().map(({ name, policy }) => [name, policies[policy.name]?.head.title]),
  ])
}

const readSite = async (graphql: RunQuery, { language, prefix, pageNames, partNames }: Site): Promise<BrandedSite> => {
  const { content } = await runQuery<Queries.SharedQuery>(graphql, sharedQuery, language)
  const { clinic, hours, slides, care } = content
  const titles = await readTitles(graphql, language, content)
  const [first = "home"] = pageNames
  return {
    language,
    prefix,
    name: clinic.name,
    about: toPlainText(clinic.about, clinic),
    line: hours.announcement,
    start: `${prefix}${findPage(first).path}`,
    sharePictures: pageNames
      .filter(page => findPage(page).indexed)
      .map(page => {
        const { shareSlide = 0 } = findPageSource(page)
        return {
          url: locateSharePicture(page, prefix),
          title: withoutSoftHyphens((partNames.includes(page) ? care?.heading : titles[page]) ?? ""),
          background: slides.slides[shareSlide % slides.slides.length]?.image.absolutePath ?? "",
        }
      }),
  }
}

const parseText = (texts: Readonly<Record<string, string>>, name: string): unknown => JSON.parse(texts[name] ?? "null")

/** Reads the texts in the heading font from the content in `folder`, by language. */
const readHeadings = async (folder: string): Promise<Record<string, string[]>> => {
  const sites = await readSites(folder)
  const read = async ({ language, words, prefix }: Site) =>
    [language, listHeadingTexts(await readValues(prefix ? path.join(folder, language) : folder), words)] as const
  return Object.fromEntries(await Promise.all(sites.map(read)))
}

/** Loads the brand of the content in `folder`, which has passed the checks, with its logos and headings. */
const loadBrand = async (folder: string): Promise<LoadedBrand> => {
  const brand = readBrand(parseText(await readTexts(folder), "brand.json"))
  if (!brand) throw new Error("brand.json has not passed the checks.")
  const read = (file: string): Promise<string> => readFile(path.join(folder, file), "utf8")
  const { logo, darkLogo } = brand
  return {
    ...brand,
    logo: await read(logo),
    darkLogo: darkLogo ? await read(darkLogo) : undefined,
    headings: await readHeadings(folder),
  }
}

/** Returns the options of the brand plugin for the content in `folder`. */
export const createBrandOptions = (folder: string): BrandOptions => ({
  loadBrand: () => loadBrand(folder),
  readSites: async graphql => {
    const sites = await readSites(folder)
    return Promise.all(sites.map(site => readSite(graphql, site)))
  },
})

/** Writes the brand of the content in `folder` again in develop mode. Resolves to its JSON. */
export const updateBrand = async (folder: string, publicFolder: string): Promise<string> =>
  writeBrand(await loadBrand(folder), publicFolder, true)
