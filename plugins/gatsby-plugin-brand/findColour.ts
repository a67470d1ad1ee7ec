import { type Meaning, isDistinct } from "./meanings"
import { type Oklch, formatColour, measureContrast, measureDifference } from "./oklch"
import type { Palette } from "./tokens"

/** Contrast of text: WCAG AA, and AAA for visitors who prefer more contrast. */
const textContrast = { normal: 4.5, more: 7 } as const
export type Contrast = keyof typeof textContrast

/** Contrast of borders, focus rings and large numbers (WCAG 1.4.11). */
const borderContrast = 3

/**
 * Least ΔE between the accent and light surfaces: sand on a paper-coloured surface would be hard to see. Grey needs less,
 * because a button of a middle grey looks disabled.
 */
const leastSurfaceDifference = { coloured: 16, grey: 6 }

/**
 * ΔE from which a colour no longer looks like the chosen one. The brand's other colour is used instead.
 */
export const recognisableDifference = 20

/** Returns whether a colour is black, white or grey. */
export const isGrey = ({ c }: Oklch): boolean => c < 0.01

/**
 * Requirements of a colour: the tokens on which it has the contrast of text or of a border, those from which it has a
 * minimum difference, and the meanings that it cannot be mistaken for.
 */
export interface Limits {
  text?: readonly (keyof Palette)[]
  border?: readonly (keyof Palette)[]
  seenOn?: readonly (keyof Palette)[]
  apartFrom?: readonly Meaning[]
}

/**
 * Returns the colour of the same hue that passes `isAllowed` and looks most like `target`. It searches with growing
 * distance for colours of another lightness and less chroma. A loss of chroma counts three times, because people
 * recognise a brand by its colour rather than by its lightness. Throws if no colour passes.
 */
const findAllowed = ({ l, c, h }: Oklch, isAllowed: (colour: string) => boolean): string => {
  for (let radius = 0; radius <= 1; radius += 0.008)
    for (let lost = 0; lost <= Math.min(radius / 3, c); lost += 0.016) {
      const step = Math.sqrt(radius ** 2 - (3 * lost) ** 2)
      for (const lightness of [l - step, l + step]) {
        if (lightness < 0 || lightness > 1) continue
        const colour = formatColour({ l: lightness, c: c - lost, h })
        if (isAllowed(colour)) return colour
      }
    }
  throw new Error(`No colour like ${formatColour({ l, c, h })} keeps its contrast.`)
}

/** Returns the colour that looks most like `target` and keeps `limits`. `found` has the tokens that they name. */
export const findColour = (
  target: Oklch,
  { text = [], border = [], seenOn = [], apartFrom = [] }: Limits,
  found: Partial<Palette>,
  contrast: Contrast
): string => {
  const read = (name: keyof Palette): string => {
    const colour = found[name]
    if (colour === undefined) throw new Error(`The colour “${name}” must be derived before those that depend on it.`)
    return colour
  }
  const [onText, onBorder, onSurface] = [text.map(read), border.map(read), seenOn.map(read)]
  const apart = apartFrom.map(meaning => [read(meaning), meaning] as const)
  const least = leastSurfaceDifference[isGrey(target) ? "grey" : "coloured"]
  return findAllowed(
    target,
    colour =>
      onText.every(other => measureContrast(colour, other) >= textContrast[contrast]) &&
      onBorder.every(other => measureContrast(colour, other) >= borderContrast) &&
      onSurface.every(other => measureDifference(colour, other) >= least) &&
      apart.every(([other, meaning]) => isDistinct(colour, other, meaning))
  )
}

/**
 * Returns the colour for the first of `targets` that is not changed too much to keep `limits`, otherwise the least
 * changed.
 */
export const findFirstColour = (
  targets: readonly Oklch[],
  limits: Limits,
  found: Partial<Palette>,
  contrast: Contrast
): string => {
  const colours = targets.map(target => {
    const colour = findColour(target, limits, found, contrast)
    return { colour, moved: measureDifference(colour, formatColour(target)) }
  })
  const [nearest] = [...colours].sort((a, b) => a.moved - b.moved)
  const first = colours.find(({ moved }) => moved < recognisableDifference) ?? nearest
  if (!first) throw new Error("A token needs at least one target.")
  return first.colour
}
