import { readFile } from "node:fs/promises"
import path from "node:path"
import type { BrandOptions, BrandedSite, LoadedBrand } from "../../plugins/gatsby-plugin-brand/build"
import { describeHours } from "../model/hours/hoursText"
import type { TranslatedPage } from "../model/links/sitePages"
import { interpolate } from "../model/placeholders"
import { readBrand } from "../model/files/brand"
import { withoutSoftHyphens } from "../../plugins/gatsby-plugin-content-model/json"
import { checkedFolder, readValues } from "../../plugins/gatsby-plugin-content-model/build"
import { findPage, locateSharePicture } from "../model/links/pages"
import { listHeadingTexts } from "./listHeadingTexts"
import { type Site, readSites } from "./sites"

/** Returns the title of a page, in the share picture. */
const findTitle = ({ content }: Site, { name, isPart }: TranslatedPage): string => {
  const { care, policies, titles } = content
  if (isPart) return care.heading
  return policies.find(({ address }) => address === name)?.head.title ?? titles.get(findPage(name).data[0]) ?? ""
}

/** Returns what the generated files of one language show. */
const describeSite = (folder: string, site: Site): BrandedSite => {
  const { content, language, prefix, pages } = site
  const { clinic, slides } = content
  const [first] = pages
  return {
    language,
    name: clinic.name,
    about: interpolate(clinic.about, content),
    line: describeHours(content).announcement,
    start: `${prefix}${findPage(first?.name ?? "home").path}`,
    sharePictures: pages
      .filter(({ name }) => findPage(name).indexed)
      .map(page => {
        const slide = slides.slides[(findPage(page.name).shareSlide ?? 0) % slides.slides.length]
        return {
          url: locateSharePicture(page.name, prefix),
          title: withoutSoftHyphens(interpolate(findTitle(site, page), content)),
          background: slide ? path.join(folder, slide.image) : "",
        }
      }),
  }
}

/** Reads the texts in the heading font from the content in `folder`, and the prefixes of paths, by language. */
const readLanguages = async (folder: string): Promise<LoadedBrand["languages"]> => {
  const sites = await readSites(folder)
  const read = async ({ language, prefix }: Site) => {
    const headings = listHeadingTexts(await readValues(prefix ? path.join(folder, language) : folder))
    return [language, { headings, prefix }] as const
  }
  return Object.fromEntries(await Promise.all(sites.map(read)))
}

/** Loads the brand of the content in `folder`, which has passed the checks, with its logo and headings. */
const loadBrand = async (folder: string): Promise<LoadedBrand> => {
  const { brand: value } = await readValues(folder)
  const brand = readBrand(value)
  if (!brand) throw new Error("brand.json has not passed the checks.")
  const read = (file: string): Promise<string> => readFile(path.join(folder, file), "utf8")
  return {
    ...brand,
    logo: await read(brand.logo),
    languages: await readLanguages(folder),
  }
}

/** What the brand plugin asks of the site, each time after the content has passed its checks. */
export const brandOptions: BrandOptions = {
  loadBrand: () => loadBrand(checkedFolder),
  readSites: async () => (await readSites(checkedFolder)).map(site => describeSite(checkedFolder, site)),
}
