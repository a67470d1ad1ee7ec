import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import type { BrandInPages } from "brand-in-pages"
import { derivePalette } from "../../plugins/gatsby-plugin-brand"
import { readBrand } from "../model/brand"
import { getLanguages } from "../model/locale"
import { formatLogo, readLogo } from "../model/check/logo"
import { readTexts } from "../../plugins/gatsby-plugin-content-model/build"
import { createSiteStyles } from "../styles/brandStyles"
import { headingFontStyle } from "../styles/headingFont"
import { latinLetters, listHeadingLetters, publishHeadingFont } from "./headingFont"

/** What `brand-in-pages` is for webpack: beside Gatsby's own work, because the pages have to be made again with it. */
export const brandFile = path.resolve(".cache/brand-in-pages.json")

/** The address of the logo on the site. */
const logoFile = "favicon.svg"

/** The published logo as SVG, `size` pixels wide and high. */
export const readPublishedLogo = async (publicFolder: string, size: number): Promise<Buffer> =>
  Buffer.from(formatLogo(readLogo(await readFile(path.join(publicFolder, logoFile), "utf8")), size))

/**
 * Writes the logo and the heading fonts of the content in `contentFolder`, which has passed the checks, into `publicFolder`,
 * and the brand of the pages into `brandFile`, which gatsby-ssr.tsx imports. In develop mode (`isDevelop`) the font has all
 * letters, because any may be typed. Resolves to the brand as JSON.
 */
export const publishBrand = async (
  contentFolder: string,
  publicFolder: string,
  isDevelop: boolean
): Promise<string> => {
  const texts = await readTexts(contentFolder)
  const brand = readBrand(JSON.parse(texts["brand.json"] ?? "null"))
  if (!brand) throw new Error("brand.json has not passed the checks.")
  const { viewBox, shapes } = readLogo(await readFile(path.join(contentFolder, brand.logo), "utf8"))
  const fonts: Record<string, string> = {}
  const [own = "", ...others] = getLanguages(JSON.parse(texts["clinic.json"] ?? "null"))
  for (const language of [own, ...others]) {
    const files = language === own ? texts : await readTexts(path.join(contentFolder, language))
    const letters = isDevelop ? latinLetters : listHeadingLetters(files)
    fonts[language] = headingFontStyle(
      brand.headingFont,
      await publishHeadingFont(publicFolder, brand.headingFont, letters)
    )
  }
  await writeFile(path.join(publicFolder, logoFile), formatLogo({ viewBox, shapes }))
  const inPages: BrandInPages = {
    logo: { viewBox, shapes },
    styles: createSiteStyles(brand),
    fonts,
    themeColour: derivePalette(brand, "light").deep,
  }
  const text = JSON.stringify(inPages)
  await writeFile(brandFile, text)
  return text
}
