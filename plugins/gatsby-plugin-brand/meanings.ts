import { measureDifference, parseColour } from "./oklch"

/** Colours with a meaning are the same for every clinic, so that patients learn them once. */
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

/** How far the brand stays from colours with a meaning, as ΔE (oklch.ts): from those of the same hue, and others. */
const apart = { danger: 14, urgent: 8, success: 8, otherHue: 5 }

/** The chroma up to which the brand may be louder than a colour with a meaning of the same hue. */
const loudest = 0.15

/** The colours with a meaning, from the one that matters most. */
export const meaningNames = ["danger", "urgent", "success"] as const
export type Meaning = (typeof meaningNames)[number]

/** Up to this ΔE a colour is the red of emergencies itself: to keep it away would make another colour of it. */
const sameRed = 6

/** The angle between two hues, up to 180°. */
export const measureHueGap = (one: number, other: number): number => {
  const gap = Math.abs(one - other) % 360
  return Math.min(gap, 360 - gap)
}

/**
 * Whether nobody takes `colour` for `other`, which has a meaning: it has another hue or hardly any, or it is much lighter or
 * darker and no louder.
 */
export const isApart = (colour: string, other: string, meaning: Meaning): boolean => {
  const [one, two] = [parseColour(colour), parseColour(other)]
  const difference = measureDifference(colour, other)
  if (one.c < 0.04 || measureHueGap(one.h, two.h) >= 25) return difference >= apart.otherHue
  return difference >= apart[meaning] && one.c <= Math.max(two.c + 0.005, loudest)
}

/** Whether `colour` is the red of emergencies, which is nobody's brand. */
export const isEmergencyRed = (colour: string): boolean =>
  [meanings.light.danger, meanings.lightWithContrast.danger].some(red => measureDifference(colour, red) < sameRed)
