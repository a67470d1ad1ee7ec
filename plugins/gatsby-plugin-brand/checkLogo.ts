import { findLogoProblems } from "./findLogoProblems"
import { toLinear } from "./oklch"

/**
 * Draws an SVG, `size` pixels wide and high, on a grey `background` (0 to 255). Resolves to the red, green and blue of
 * each pixel, row by row.
 */
export type DrawPixels = (svg: string, size: number, background: number) => Promise<ArrayLike<number>>

/** Edges in pixels of the smallest icon, in a browser's tab, and of a drawing that shows every detail of the logo. */
const [iconSize, fineSize] = [16, 128]

/**
 * Smallest part of an icon that must be clearly visible, and smallest part of the logo's variance in luminance that it
 * must keep.
 */
const leastVisible = 0.08
const leastDetail = 0.5

/** Returns the linear light of one byte of a pixel. */
const toLinearByte = (byte = 0): number => toLinear(byte / 255)

/** Greys of the backgrounds of icons and of the header: white, and the dark grey of browsers' tabs. */
const backgrounds = { light: 255, dark: 32 } as const

/** Returns whether two luminances have the contrast of shapes (WCAG 1.4.11). */
const hasContrast = (one: number, other: number): boolean =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3

/** Greys that are visible on both backgrounds. So are other colours as light as one of them. */
const visibleGreys = Array.from({ length: 256 }, (_, grey) => grey).filter(grey =>
  Object.values(backgrounds).every(background => hasContrast(toLinearByte(grey), toLinearByte(background)))
)

const formatGrey = (grey = 0): string => `#${grey.toString(16).padStart(2, "0").repeat(3)}`

const visibleColours = `colours as light as the greys from ${formatGrey(visibleGreys[0])} to ${formatGrey(visibleGreys.at(-1))}`

/** Returns the WCAG luminance of each pixel of `logo`, `size` pixels wide and high on a grey `background`. */
const drawLuminances = async (draw: DrawPixels, logo: string, size: number, background: number): Promise<number[]> => {
  const pixels = await draw(logo, size, background)
  return Array.from(
    { length: size * size },
    (_, index) =>
      0.2126 * toLinearByte(pixels[3 * index]) +
      0.7152 * toLinearByte(pixels[3 * index + 1]) +
      0.0722 * toLinearByte(pixels[3 * index + 2])
  )
}

/**
 * Area of the icon and its surroundings, as a multiple of the icon's area: people recognise an icon by its contrast
 * with the background, too.
 */
const surroundings = 2.25

/**
 * Returns the variance of `values` within an area of `background`, so that a plain shape that fills the icon has a
 * variance, too.
 */
const measureVariance = (values: readonly number[], background: number): number => {
  const around = (surroundings - 1) * values.length
  const count = surroundings * values.length
  const mean = (values.reduce((sum, value) => sum + value, 0) + around * background) / count
  const deviations = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return (deviations + around * (background - mean) ** 2) / count
}

/** Returns the problems of `logo` as an icon of 16 pixels, on both backgrounds. */
const findIconProblems = async (logo: string, draw: DrawPixels): Promise<string[]> => {
  const problems: string[] = []
  for (const [name, grey] of Object.entries(backgrounds)) {
    const [icon = [], fine = []] = await Promise.all(
      [iconSize, fineSize].map(size => drawLuminances(draw, logo, size, grey))
    )
    const background = toLinearByte(grey)
    const visible = icon.filter(luminance => hasContrast(luminance, background)).length / icon.length
    if (visible < leastVisible)
      problems.push(
        `is hardly visible at ${iconSize} pixels on a ${name} background (${Math.round(100 * visible)} % of it has a contrast of 3:1 or more, ${100 * leastVisible} % is needed). It is shown on light and on dark: use bolder shapes in ${visibleColours}, or put them on an area of their own.`
      )
    else if (measureVariance(icon, background) < leastDetail * measureVariance(fine, background))
      problems.push(
        `cannot be made out at ${iconSize} pixels on a ${name} background: use fewer and larger shapes, without thin lines or small letters.`
      )
  }
  return problems
}

/**
 * Returns all problems of a drawing that is used as the logo. The look as an icon is checked only if the drawing is
 * harmless.
 */
export const checkLogo = async (source: string, draw: DrawPixels): Promise<readonly string[]> => {
  const problems = findLogoProblems(source)
  return problems.length
    ? problems
    : findIconProblems(source, draw).catch(() => ["cannot be drawn: save it as plain or optimized SVG."])
}
