import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { BrandInPages } from "brand-in-pages"
import { publishHeadingFont, writeWholeFont } from "./headingFont"
import { headingFontStyle } from "./headingFontStyle"
import { derivePalette } from "./palette"
import { type BrandLook, createBrandStyles } from "./styles"

/** A checked brand, with everything that the plugin needs to draw it. */
export interface LoadedBrand extends BrandLook {
  /** The logo, as SVG. */
  logo: string
  /** All texts in the heading font, by the language of the page. */
  headings: Readonly<Record<string, readonly string[]>>
}

/** The file that webpack loads as `brand-in-pages`, in Gatsby's cache because pages must be rebuilt together with it. */
export const brandFile = path.resolve(".cache/brand-in-pages.json")

/**
 * Writes the logo and the heading fonts of `brand` to `publicFolder`, and the values that pages take from the brand to
 * `brandFile`, which gatsby-ssr imports. In develop mode the font has all letters. Resolves to these values, as JSON.
 */
export const writeBrand = async (brand: LoadedBrand, publicFolder: string, isDevelop: boolean): Promise<string> => {
  const { logo, headingFont, headings } = brand
  const fonts: Record<string, string> = {}
  for (const [language, texts] of Object.entries(headings)) {
    const url = isDevelop
      ? await writeWholeFont(publicFolder, headingFont)
      : await publishHeadingFont(publicFolder, headingFont, texts)
    fonts[language] = headingFontStyle(headingFont, url)
  }
  await writeFile(path.join(publicFolder, "favicon.svg"), logo)
  const inPages: BrandInPages = {
    styles: createBrandStyles(brand),
    fonts,
    themeColour: derivePalette(brand, "light").deep,
  }
  const text = JSON.stringify(inPages)
  await mkdir(path.dirname(brandFile), { recursive: true })
  await writeFile(brandFile, text)
  return text
}
