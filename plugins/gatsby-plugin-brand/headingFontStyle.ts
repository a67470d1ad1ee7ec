import { type HeadingFont, getHeadingFont } from "./headingFonts"

const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`

const fallbackName = (name: string): string => `"Like ${name}"`

const fallbackFace = (
  { ascent, descent }: HeadingFont,
  { name, local, sizeAdjust }: HeadingFont["fallbacks"][number]
): string =>
  `@font-face{font-family:${fallbackName(name)};font-weight:600;` +
  `src:${local.map(face => `local("${face}")`).join()};size-adjust:${percent(sizeAdjust)};` +
  `ascent-override:${percent(ascent / sizeAdjust)};descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`

/**
 * Returns the fonts of headings, for `font-family`. A letter that is missing in one font is taken from the next that
 * has it.
 */
export const listHeadingFonts = (name: string): string => {
  const { fallbacks, last } = getHeadingFont(name)
  return [name, ...fallbacks.map(fallback => fallbackName(fallback.name)), last].join()
}

/** Returns the `@font-face` rule of the font, for the file at `url`. */
export const headingFontFace = (name: string, url: string, format = "woff2"): string =>
  `@font-face{font-family:${name};font-weight:600;font-display:swap;src:url(${url}) format("${format}")}`

/**
 * Returns the rules of the heading font and its fallbacks. They belong in a `<style>` of the page's head that React
 * does not replace; otherwise the browser would lay out all headings again.
 */
export const headingFontStyle = (name: string, url: string): string => {
  const font = getHeadingFont(name)
  return [...font.fallbacks.map(fallback => fallbackFace(font, fallback)), headingFontFace(name, url)].join("")
}
