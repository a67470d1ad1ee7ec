import { measureDifference, parseColour } from "./oklch"

/** Colours with a meaning. They are the same for every brand, so that visitors learn them only once. */
export const meanings = {
  light: {
    danger: "#b3261e",
    dangerSoft: "#fdeae7",
    urgent: "#f29a4a",
    onUrgent: "#2c1500",
    success: "#17734a",
  },
  lightWithContrast: { danger: "#8c1d17", success: "#0d5636" },
  dark: {
    danger: "#ff9f94",
    dangerSoft: "#3a1a1b",
    urgent: "#ffb46b",
    onUrgent: "#2c1500",
    success: "#74dda4",
  },
}

/**
 * Least ΔE (oklch.ts) between the brand's colours and those with a meaning: for each meaning with a similar hue, and
 * for other hues.
 */
const minDifference = { danger: 14, urgent: 8, success: 8, otherHue: 5 }

/**
 * Chroma that a brand colour may always have; above it, the colour may not be more colourful than one with a meaning
 * and a similar hue.
 */
const maxFreeChroma = 0.15

/** The meanings of colours, the most important first. */
export const meaningNames = ["danger", "urgent", "success"] as const
export type Meaning = (typeof meaningNames)[number]

/** ΔE up to which a colour counts as the red of danger itself. Moving it away would turn it into another colour. */
const dangerTolerance = 6

/** Returns the angle between two hues, up to 180°. */
export const measureHueGap = (one: number, other: number): number => {
  const gap = Math.abs(one - other) % 360
  return Math.min(gap, 360 - gap)
}

/**
 * Returns whether `colour` cannot be mistaken for `other`, the colour of a meaning: its hue differs or it is nearly
 * grey, or it is much lighter or darker and not more colourful.
 */
export const isDistinct = (colour: string, other: string, meaning: Meaning): boolean => {
  const [one, two] = [parseColour(colour), parseColour(other)]
  const difference = measureDifference(colour, other)
  if (one.c < 0.04 || measureHueGap(one.h, two.h) >= 25) return difference >= minDifference.otherHue
  return difference >= minDifference[meaning] && one.c <= Math.max(two.c + 0.005, maxFreeChroma)
}

/** Returns whether `colour` is the red of danger, which cannot be a brand's colour. */
export const isDangerRed = (colour: string): boolean =>
  [meanings.light.danger, meanings.lightWithContrast.danger].some(
    red => measureDifference(colour, red) < dangerTolerance
  )
