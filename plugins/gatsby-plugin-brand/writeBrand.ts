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
  /** The pages of each language. */
  languages: Readonly<Record<string, LanguagePages>>
}

/** What the plugin needs to know about the pages of a language. */
interface LanguagePages {
  /** All their texts in the heading font. */
  headings: readonly string[]
  /** Prefix of their paths, such as `/pt`. Default: none. */
  prefix?: string
}

/** The file that webpack loads as `brand-in-pages`, in Gatsby's cache because pages must be rebuilt together with it. */
export const brandFile = path.resolve(".cache/brand-in-pages.json")

/** Name of the manifest of a language. */
export const manifestFile = "site.webmanifest"

/**
 * Writes the logo and the heading fonts of `brand` to `publicFolder`, and the values that pages take from the brand to
 * `brandFile`, which gatsby-ssr.tsx imports. In develop mode the font has all letters. Resolves to these values, as JSON.
 */
export const writeBrand = async (brand: LoadedBrand, publicFolder: string, isDevelop: boolean): Promise<string> => {
  const { logo, headingFont } = brand
  const languages: Record<string, { font: string; manifest: string }> = {}
  for (const [language, { headings, prefix = "" }] of Object.entries(brand.languages)) {
    const url = isDevelop
      ? await writeWholeFont(publicFolder, headingFont)
      : await publishHeadingFont(publicFolder, headingFont, headings)
    languages[language] = { font: headingFontStyle(headingFont, url), manifest: `${prefix}/${manifestFile}` }
  }
  await writeFile(path.join(publicFolder, "favicon.svg"), logo)
  const inPages: BrandInPages = {
    styles: createBrandStyles(brand),
    languages,
    themeColour: derivePalette(brand, "light").deep,
  }
  const text = JSON.stringify(inPages)
  await mkdir(path.dirname(brandFile), { recursive: true })
  await writeFile(brandFile, text)
  return text
}
