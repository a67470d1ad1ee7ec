import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { BrandInPages } from "brand-in-pages"
import { publishHeadingFont } from "./headingFont"
import { headingFontStyle } from "./headingFontStyle"
import { type Logo, formatLogo } from "./logo"
import { derivePalette } from "./palette"
import { type BrandLook, createBrandStyles } from "./styles"

/** A brand that has been checked, with everything that is drawn from it. */
export interface Brand extends BrandLook {
  logo: Logo
}

/** What `brand-in-pages` is for webpack: beside Gatsby's own work, because the pages have to be made again with it. */
export const brandFile = path.resolve(".cache/brand-in-pages.json")

/**
 * Writes the logo and the heading fonts of `brand`, each with the letters of its language, into `publicFolder`, and what
 * pages have of the brand into `brandFile`, which gatsby-ssr imports. Resolves to the latter, as JSON.
 */
export const writeBrand = async (
  brand: Brand,
  letters: Readonly<Record<string, string>>,
  publicFolder: string
): Promise<string> => {
  const { logo, headingFont } = brand
  const fonts: Record<string, string> = {}
  for (const [language, ofLanguage] of Object.entries(letters))
    fonts[language] = headingFontStyle(headingFont, await publishHeadingFont(publicFolder, headingFont, ofLanguage))
  await writeFile(path.join(publicFolder, "favicon.svg"), formatLogo(logo))
  const inPages: BrandInPages = {
    logo,
    styles: createBrandStyles(brand),
    fonts,
    themeColour: derivePalette(brand, "light").deep,
  }
  const text = JSON.stringify(inPages)
  await mkdir(path.dirname(brandFile), { recursive: true })
  await writeFile(brandFile, text)
  return text
}
