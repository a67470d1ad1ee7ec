/**
 * The heading font and its fallbacks. A fallback is a font of the reader's own system, scaled until headings are as wide
 * and as high as in the heading font, so that nothing moves when its file arrives.
 */

/** The heading font's own ascent and descent, in parts of its size; it has no line gap. */
const ascent = 0.978
const descent = 0.255

interface Fallback {
  /** The font it uses; fonts of equal widths share one. */
  name: string
  /**
   * The bold face's full name. Apple's browsers want its PostScript name. Each takes the processor a while to look for,
   * before the first heading is shown.
   */
  local: readonly string[]
  /** Its size that makes headings as wide as the heading font does. `fonts.spec.ts` measures it. */
  sizeAdjust: number
}

/** In order of preference: the fonts of Windows, Apple, Android and Debian. */
export const fallbacks: readonly Fallback[] = [
  { name: "Georgia", local: ["Georgia Bold", "Georgia-Bold", "Gelasio Bold"], sizeAdjust: 0.938 },
  { name: "Noto Serif", local: ["Noto Serif Bold"], sizeAdjust: 0.955 },
  {
    name: "Times New Roman",
    local: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold", "Tinos Bold"],
    sizeAdjust: 1.118,
  },
  { name: "DejaVu Serif", local: ["DejaVu Serif Bold"], sizeAdjust: 0.858 },
  // Small Androids have no other font. On newer ones it is a single file for all weights.
  { name: "Roboto", local: ["Roboto Bold", "Roboto"], sizeAdjust: 1.076 },
]

const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`

const fallbackName = (name: string): string => `"Like ${name}"`

const fallbackFace = ({ name, local, sizeAdjust }: Fallback): string =>
  `@font-face{font-family:${fallbackName(name)};font-weight:600;` +
  `src:${local.map(face => `local("${face}")`).join()};size-adjust:${percent(sizeAdjust)};` +
  `ascent-override:${percent(ascent / sizeAdjust)};descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`

/** The fonts of headings, for `font-family`. A letter that the first lacks comes from the next one that has it. */
export const headingFonts = ["Fraunces", ...fallbacks.map(({ name }) => fallbackName(name)), "Georgia", "serif"].join()

/** The font's rule, for the file at `address`. */
export const headingFontFace = (address: string, format = "woff2"): string =>
  `@font-face{font-family:Fraunces;font-weight:600;font-display:swap;src:url(${address}) format("${format}")}`

/**
 * The rules of the heading font and its fallbacks, in a `<style>` of the page's head that React does not replace:
 * otherwise the browser would lay out all headings again.
 */
export const headingFontStyle = (address: string): string =>
  [...fallbacks.map(fallbackFace), headingFontFace(address)].join("")
