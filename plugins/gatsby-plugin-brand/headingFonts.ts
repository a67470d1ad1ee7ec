/**
 * The heading fonts and their fallbacks. A fallback is a font installed on the visitor's system, scaled so that
 * headings are as wide and as high as in the heading font. Nothing moves when the font file arrives.
 */

interface Fallback {
  /** Name of the installed font; fonts of equal widths share one entry. */
  name: string
  /**
   * Full names of the bold face. Apple's browsers need its PostScript name. The browser looks up each name, which takes
   * time, before it shows the first heading.
   */
  local: readonly string[]
}

/** Fonts of Windows, Apple's systems, Android and Debian. */
const fallbacks = {
  georgia: { name: "Georgia", local: ["Georgia Bold", "Georgia-Bold", "Gelasio Bold"] },
  notoSerif: { name: "Noto Serif", local: ["Noto Serif Bold"] },
  times: {
    name: "Times New Roman",
    local: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold", "Tinos Bold"],
  },
  dejavuSerif: { name: "DejaVu Serif", local: ["DejaVu Serif Bold"] },
  // Small Android devices have no other font. On newer ones it is a single file for all weights.
  roboto: { name: "Roboto", local: ["Roboto Bold", "Roboto"] },
  arial: { name: "Arial", local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"] },
  dejavuSans: { name: "DejaVu Sans", local: ["DejaVu Sans Bold"] },
} satisfies Record<string, Fallback>

/** A font for headings. */
export interface HeadingFont {
  /** Path in the npm packages of the font's file with all letters. */
  file: string
  /** Full name of this weight in programs other than browsers. */
  fullName: string
  /** The font's own ascent and descent, as fractions of the font size; its line gap is 0. */
  ascent: number
  descent: number
  /**
   * Fallbacks in order of preference, each with the `size-adjust` that makes headings as wide as in the heading font. A
   * browser test measures it.
   */
  fallbacks: readonly (Fallback & { sizeAdjust: number })[]
  /** The fonts to use if none of the fallbacks is installed. */
  last: string
}

const folder = "@expo-google-fonts"

/** The fonts that a brand can choose for its headings, keyed by name. */
export const headingFonts: Readonly<Record<string, HeadingFont>> = {
  Fraunces: {
    file: `${folder}/fraunces/600SemiBold/Fraunces_600SemiBold.ttf`,
    fullName: "Fraunces SemiBold",
    ascent: 0.978,
    descent: 0.255,
    fallbacks: [
      { ...fallbacks.georgia, sizeAdjust: 0.938 },
      { ...fallbacks.notoSerif, sizeAdjust: 0.955 },
      { ...fallbacks.times, sizeAdjust: 1.118 },
      { ...fallbacks.dejavuSerif, sizeAdjust: 0.858 },
      { ...fallbacks.roboto, sizeAdjust: 1.076 },
    ],
    last: "Georgia,serif",
  },
  Literata: {
    file: `${folder}/literata/600SemiBold/Literata_600SemiBold.ttf`,
    fullName: "Literata SemiBold",
    ascent: 1.177,
    descent: 0.308,
    fallbacks: [
      { ...fallbacks.georgia, sizeAdjust: 0.956 },
      { ...fallbacks.notoSerif, sizeAdjust: 0.971 },
      { ...fallbacks.times, sizeAdjust: 1.141 },
      { ...fallbacks.dejavuSerif, sizeAdjust: 0.872 },
      { ...fallbacks.roboto, sizeAdjust: 1.097 },
    ],
    last: "Georgia,serif",
  },
  Nunito: {
    file: `${folder}/nunito/700Bold/Nunito_700Bold.ttf`,
    fullName: "Nunito Bold",
    ascent: 1.011,
    descent: 0.353,
    fallbacks: [
      { ...fallbacks.arial, sizeAdjust: 0.975 },
      { ...fallbacks.roboto, sizeAdjust: 1.043 },
      { ...fallbacks.dejavuSans, sizeAdjust: 0.826 },
    ],
    last: "Arial,sans-serif",
  },
}

/** Returns the font with this name. Throws for a name that the checks reject. */
export const getHeadingFont = (name: string): HeadingFont => {
  const font = headingFonts[name]
  if (!font) throw new Error(`There is no heading font “${name}”.`)
  return font
}
