import { listHeadingFonts } from "./headingFontStyle"
import { type BrandColours, derivePalette } from "./palette"
import type { Palette } from "./tokens"

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Returns tokens keyed by the names of their CSS custom properties. */
export const listCustomProperties = (tokens: object): Record<string, string> =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${kebabCase(name)}`, String(value)]))

/** Returns tokens as declarations of CSS custom properties. */
const formatCustomProperties = (tokens: object): string =>
  Object.entries(listCustomProperties(tokens))
    .map(([name, value]) => `${name}:${value};`)
    .join("")

/** Returns the tokens of `palette` that differ from those of `base`. */
const getChanges = (palette: Palette, base: Palette): object => {
  const known: ReadonlyMap<string, string> = new Map(Object.entries(base))
  return Object.fromEntries(Object.entries(palette).filter(([name, value]) => known.get(name) !== value))
}

const atRoot = (tokens: object): string => `:root{${formatCustomProperties(tokens)}}`

/** Border radii of small elements, tiles, cards and buttons, keyed by the name of the style. */
export const corners: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  round: { radiusSmall: "8px", radiusMedium: "12px", radius: "16px", radiusRound: "999px" },
  soft: { radiusSmall: "4px", radiusMedium: "6px", radius: "8px", radiusRound: "8px" },
  square: { radiusSmall: "0", radiusMedium: "0", radius: "0", radiusRound: "0" },
}

/** Values of a brand that styles use. */
export interface BrandLook extends BrandColours {
  /** One of the names in `corners`. */
  corners: string
  /** One of the names in `headingFonts`. */
  headingFont: string
}

/**
 * Returns plain CSS with the colours of both themes, also for more contrast, the corners and the heading font.
 */
export const createBrandStyles = (brand: BrandLook): string => {
  const light = derivePalette(brand, "light")
  const dark = derivePalette(brand, "dark")
  const moreInLight = getChanges(derivePalette(brand, "light", "more"), light)
  const moreInDark = getChanges(derivePalette(brand, "dark", "more"), dark)
  return [
    atRoot({ ...light, ...corners[brand.corners], heading: listHeadingFonts(brand.headingFont) }),
    `@media (prefers-contrast:more){${atRoot(moreInLight)}}`,
    // Paper always has the light theme.
    `@media screen and (prefers-color-scheme:dark){${atRoot(dark)}}`,
    Object.keys(moreInDark).length &&
      `@media screen and (prefers-contrast:more) and (prefers-color-scheme:dark){${atRoot(moreInDark)}}`,
  ]
    .filter(Boolean)
    .join("")
}

/**
 * Returns the colours of each theme as declarations of CSS custom properties, for pages that choose the theme
 * themselves.
 */
export const formatThemes = (brand: BrandColours): { light: string; dark: string } => ({
  light: formatCustomProperties(derivePalette(brand, "light")),
  dark: formatCustomProperties(derivePalette(brand, "dark")),
})
