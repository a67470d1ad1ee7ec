import { type Contrast, findFirstColour } from "./findColour"
import { type Meaning, isDistinct, meaningNames, meanings } from "./meanings"
import { measureDifference } from "./oklch"
import { type Sources, createLayers, paletteRules } from "./paletteRules"
import { createBasis } from "./shades"
import { type Palette, isPalette } from "./tokens"

/** Colours of a theme that may be set by hand. */
const ownNames = ["brand", "accent", "support"] as const
export type OwnColours = { [name in (typeof ownNames)[number]]?: string | null }

/** The colours in `brand.json`, each as `#rrggbb`. */
export interface BrandColours {
  main: string
  accent: string
  /** A third colour. Without it, the site uses shades of the other two. */
  support?: string | null
  warmth: string
  light?: OwnColours | null
  dark?: OwnColours | null
}

const themes = ["light", "dark"] as const
type Theme = (typeof themes)[number]

/** Returns all tokens of one theme, as `paletteRules` derive them from the brand. */
export const derivePalette = (brand: BrandColours, theme: Theme, contrast: Contrast = "normal"): Palette => {
  const isLight = theme === "light"
  const found: Partial<Palette> = {
    ...meanings[theme],
    ...(isLight && contrast === "more" && meanings.lightWithContrast),
  }
  const sources: Sources = {
    basis: createBasis(brand, isLight, contrast === "more"),
    contrast,
    own: brand[theme] ?? {},
    support: brand.support,
    // Dark sections are dark in both themes, so the colours on them are always those of the dark theme.
    ...(isLight && { onDark: derivePalette(brand, "dark", contrast) }),
    found,
  }
  for (const { name, targets, limits = {} } of paletteRules)
    found[name] = findFirstColour(
      targets(sources),
      typeof limits === "function" ? limits(sources) : limits,
      found,
      contrast
    )
  Object.assign(found, createLayers(sources))
  if (!isPalette(found)) throw new Error("A token has no rule (paletteRules.ts).")
  return found
}

/** A colour that the site shows differently from the choice. */
export interface Adjustment {
  /** Path of the field in `brand.json`, such as `["dark", "accent"]`. */
  path: readonly string[]
  asked: string
  shown: string
  /**
   * The reason: `near` is the meaning with a similar colour, and `isByHand` says that another colour is set by hand.
   * Without either, text in the chosen colour would be hard to read.
   */
  near?: Meaning
  isByHand?: true
}

/**
 * Returns the colours of `brand` that the site shows differently, with reasons. Ignores differences that are hardly
 * visible.
 */
export const listAdjustments = (brand: BrandColours): Adjustment[] => {
  const compare = (theme: Theme, name: keyof OwnColours, asked: string, path: readonly string[]): Adjustment[] => {
    const shown = derivePalette(brand, theme)[name]
    if (measureDifference(asked, shown) < 2) return []
    if (path.length === 1 && brand[theme]?.[name]) return [{ path, asked, shown, isByHand: true }]
    const near = meaningNames.find(meaning => !isDistinct(asked, meanings[theme][meaning], meaning))
    return [{ path, asked, shown, ...(near && { near }) }]
  }
  const ownColours = themes.flatMap(theme =>
    ownNames.flatMap(name => {
      const asked = brand[theme]?.[name]
      return asked ? compare(theme, name, asked, [theme, name]) : []
    })
  )
  return [
    ...compare("light", "brand", brand.main, ["main"]),
    ...compare("light", "accent", brand.accent, ["accent"]),
    ...(brand.support ? compare("light", "support", brand.support, ["support"]) : []),
    ...ownColours,
  ]
}
