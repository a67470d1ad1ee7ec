import { type HeadingFont, getHeadingFont } from "../model/brand/headingFonts"

const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`

const fallbackName = (name: string): string => `"Like ${name}"`

const fallbackFace = (
  { ascent, descent }: HeadingFont,
  { name, local, sizeAdjust }: HeadingFont["fallbacks"][number]
): string =>
  `@font-face{font-family:${fallbackName(name)};font-weight:600;` +
  `src:${local.map(face => `local("${face}")`).join()};size-adjust:${percent(sizeAdjust)};` +
  `ascent-override:${percent(ascent / sizeAdjust)};descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`

/** The fonts of headings, for `font-family`. A letter that the first lacks comes from the next one that has it. */
export const listHeadingFonts = (name: string): string => {
  const { fallbacks, last } = getHeadingFont(name)
  return [name, ...fallbacks.map(fallback => fallbackName(fallback.name)), last].join()
}

/** The font's rule, for the file at `address`. */
export const headingFontFace = (name: string, address: string, format = "woff2"): string =>
  `@font-face{font-family:${name};font-weight:600;font-display:swap;src:url(${address}) format("${format}")}`

/**
 * The rules of the heading font and its fallbacks, in a `<style>` of the page's head that React does not replace:
 * otherwise the browser would lay out all headings again.
 */
export const headingFontStyle = (name: string, address: string): string => {
  const font = getHeadingFont(name)
  return [...font.fallbacks.map(fallback => fallbackFace(font, fallback)), headingFontFace(name, address)].join("")
}
