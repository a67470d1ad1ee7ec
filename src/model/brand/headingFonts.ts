/**
 * The heading fonts and their fallbacks. A fallback is a font of the reader's own system, scaled until headings are as wide
 * and as high as in the heading font, so that nothing moves when its file arrives.
 */

interface Fallback {
  /** The font it uses; fonts of equal widths share one. */
  name: string
  /**
   * The bold face's full name. Apple's browsers want its PostScript name. Each takes the processor a while to look for,
   * before the first heading is shown.
   */
  local: readonly string[]
}

/** The fonts of Windows, Apple, Android and Debian. */
const fallbacks = {
  georgia: { name: "Georgia", local: ["Georgia Bold", "Georgia-Bold", "Gelasio Bold"] },
  notoSerif: { name: "Noto Serif", local: ["Noto Serif Bold"] },
  times: {
    name: "Times New Roman",
    local: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold", "Tinos Bold"],
  },
  dejavuSerif: { name: "DejaVu Serif", local: ["DejaVu Serif Bold"] },
  // Small Androids have no other font. On newer ones it is a single file for all weights.
  roboto: { name: "Roboto", local: ["Roboto Bold", "Roboto"] },
  arial: { name: "Arial", local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"] },
  dejavuSans: { name: "DejaVu Sans", local: ["DejaVu Sans Bold"] },
} satisfies Record<string, Fallback>

/** A font for headings. */
export interface HeadingFont {
  /** Its file, with all letters. */
  file: string
  /** What programs other than browsers call this weight of it. */
  fullName: string
  /** Its own ascent and descent, in parts of its size; it has no line gap. */
  ascent: number
  descent: number
  /**
   * In order of preference, each with the size that makes headings as wide as the heading font does. `fonts.spec.ts` measures
   * it.
   */
  fallbacks: readonly (Fallback & { sizeAdjust: number })[]
  /** What is left where a reader has none of them. */
  last: string
}

const folder = "node_modules/@expo-google-fonts"

/** The fonts that a clinic can choose for its headings, by name; the first is the one of the sample. */
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

/** The font of this name; throws for a name that the checks reject. */
export const getHeadingFont = (name: string): HeadingFont => {
  const font = headingFonts[name]
  if (!font) throw new Error(`There is no heading font “${name}”.`)
  return font
}
