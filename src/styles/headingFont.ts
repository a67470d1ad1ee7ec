/**
 * The heading font and what stands in for it until its file is there. A stand-in is a font of the reader's own system,
 * scaled until headings are as wide and as high as in the heading font, so that nothing moves when that comes.
 */

/** The heading font's own ascent and descent, in parts of its size; it has no line gap. */
const ascent = 0.978
const descent = 0.255

interface Fallback {
  /** Which font it stands for; fonts of equal widths share one. */
  name: string
  /** The bold face's full name and its PostScript name: browsers look for one or the other. */
  local: readonly string[]
  /** Its size that makes headings as wide as the heading font does. `fonts.spec.ts` measures it. */
  sizeAdjust: number
}

/** In order of preference: what Windows, Apple, Android and Debian bring. */
export const fallbacks: readonly Fallback[] = [
  { name: "Georgia", local: ["Georgia Bold", "Georgia-Bold", "Gelasio Bold", "Gelasio-Bold"], sizeAdjust: 0.938 },
  { name: "Noto Serif", local: ["Noto Serif Bold", "NotoSerif-Bold"], sizeAdjust: 0.955 },
  {
    name: "Times New Roman",
    local: [
      "Times New Roman Bold",
      "TimesNewRomanPS-BoldMT",
      "Liberation Serif Bold",
      "LiberationSerif-Bold",
      "Tinos Bold",
      "Tinos-Bold",
    ],
    sizeAdjust: 1.118,
  },
  { name: "DejaVu Serif", local: ["DejaVu Serif Bold", "DejaVuSerif-Bold"], sizeAdjust: 0.858 },
  // Small Androids have no other font. On newer ones it is a single file for all weights.
  { name: "Roboto", local: ["Roboto Bold", "Roboto-Bold", "Roboto"], sizeAdjust: 1.076 },
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
 * The rules of the heading font and its stand-ins, for the page's head and not for `GlobalStyle`: React writes that anew
 * when it comes, and the browser would set all headings again.
 */
export const headingFontStyle = (address: string): string =>
  [...fallbacks.map(fallbackFace), headingFontFace(address)].join("")
