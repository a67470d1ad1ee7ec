import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { derivePalette } from "../brand/palette"
import { readBrand } from "../content/brand"
import { type Logo, formatLogo, readLogo } from "../content/check/logo"
import { createBrandStyles } from "../styles/brandStyles"

/** What gatsby-ssr.tsx writes into each page. */
export interface BrandInPages {
  logo: Pick<Logo, "viewBox" | "shapes">
  styles: string
  /** The colour around the page in browsers that colour it: that of the announcement at the top. */
  themeColour: string
}

/** The address of the logo on the site. */
const logoFile = "favicon.svg"

/** The published logo as SVG, `size` pixels wide and high. */
export const readPublishedLogo = async (publicFolder: string, size: number): Promise<Buffer> =>
  Buffer.from(formatLogo(readLogo(await readFile(path.join(publicFolder, logoFile), "utf8")), size))

/**
 * Writes the logo that `brand.json` in `contentFolder` names into `publicFolder`, and tells the pages their colours and the
 * logo: Gatsby hands variables that begin with GATSBY_ to them. The content has passed the checks.
 */
export const publishBrand = async (contentFolder: string, publicFolder: string): Promise<void> => {
  const brand = readBrand(JSON.parse(await readFile(path.join(contentFolder, "brand.json"), "utf8")))
  if (!brand) throw new Error("brand.json has not passed the checks.")
  const logo = readLogo(await readFile(path.join(contentFolder, brand.logo), "utf8"))
  await mkdir(publicFolder, { recursive: true })
  await writeFile(path.join(publicFolder, logoFile), formatLogo(logo))
  const inPages: BrandInPages = {
    logo,
    styles: createBrandStyles(brand),
    themeColour: derivePalette(brand, "light").deep,
  }
  process.env["GATSBY_BRAND"] = JSON.stringify(inPages)
}
