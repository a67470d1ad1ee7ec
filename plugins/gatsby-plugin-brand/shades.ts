import { isGrey } from "./findColour"
import { measureHueGap } from "./meanings"
import { type Oklch, formatColour, parseColour } from "./oklch"

/** What the colours of one theme are made from. */
export interface Basis {
  isLight: boolean
  /** Whether controls always have the colour that they otherwise have on hover: in the light theme with more contrast. */
  isStrong: boolean
  main: Oklch
  second: Oklch
  /** The colour of dark areas and tints. */
  areas: Oklch
  /** Hue and strength of paper, the tone of light surfaces. */
  paper: { hue: number; strength: number }
}

/** Tones of the light theme's surfaces. */
export const warmths = ["warm", "neutral", "cool"] as const

const papers: Readonly<Record<string, Basis["paper"]>> = {
  warm: { hue: 78, strength: 1 },
  neutral: { hue: 78, strength: 0 },
  cool: { hue: 240, strength: 0.6 },
}

/** Lightness below which a red turns pink as light text, and as the accent, which is less light. */
const [pinkTextLightness, pinkAccentLightness] = [0.66, 0.5]

/** Chroma of the main colour from which its tints have full chroma. Below it, tints are greyer in proportion. */
const fullChroma = 0.072

/** Returns whether a colour is red or burgundy, and darker than `below`. Its light shades are pink: another colour. */
const isRed = ({ l, c, h }: Oklch, below: number): boolean => l < below && c > 0.04 && measureHueGap(h, 12) < 32

/** Creates the basis of a theme from the brand's two colours, each as `#rrggbb`, and the tone of its surfaces. */
export const createBasis = (
  colours: { main: string; accent: string; warmth: string },
  isLight: boolean,
  hasMoreContrast: boolean
): Basis => {
  const [main, second] = [parseColour(colours.main), parseColour(colours.accent)]
  return {
    isLight,
    isStrong: isLight && hasMoreContrast,
    main,
    second,
    // A dark shade of yellow is olive. If the other colour is dark, dark areas use it instead.
    areas: main.l > 0.75 && second.l < 0.45 ? second : main,
    paper: papers[colours.warmth] ?? { hue: 0, strength: 0 },
  }
}

/** Returns the colour as screens can show it. */
const show = (colour: Oklch): Oklch => parseColour(formatColour(colour))

/** Returns a colour with the hue of dark areas. `strongest` allows more chroma if their colour has more. */
export const tint = ({ areas }: Basis, l: number, c: number, strongest = 1): Oklch =>
  show({ l, c: c * Math.min(strongest, areas.c / fullChroma), h: areas.h })

/** Returns the same, but with the full chroma of a dark red, which would be brown with less. */
export const tintDark = (basis: Basis, l: number, c: number, strongest = 1): Oklch =>
  isRed(basis.areas, pinkTextLightness)
    ? show({ l, c: Math.min(basis.areas.c, 0.34 * l), h: basis.areas.h })
    : tint(basis, l, c, strongest)

/** Returns a tone of paper. */
export const paper = ({ paper: { hue, strength } }: Basis, l: number, c: number): Oklch => ({
  l,
  c: c * strength,
  h: hue,
})

/** Returns the replacement for a dark red that would turn pink: the other brand colour, or a tone of paper. */
const replaceRed = ({ main, second }: Basis, l: number): Oklch => {
  const other = [main, second].find(colour => !isRed(colour, pinkTextLightness))
  return other ? { l: Math.max(l, other.l), c: Math.min(0.11, other.c), h: other.h } : { l, c: 0.025, h: 78 }
}

/** Returns a colour as text of the dark theme. */
export const lighten = (basis: Basis, colour: Oklch): Oklch =>
  isRed(colour, pinkTextLightness)
    ? replaceRed(basis, 0.822)
    : { l: isGrey(colour) ? 0.95 : 0.822, c: Math.min(0.11, colour.c * 1.5), h: colour.h }

/** Returns a third colour as text of the dark theme. */
export const lightenSupport = (basis: Basis, { l, c, h }: Oklch): Oklch =>
  isRed({ l, c, h }, pinkTextLightness) ? replaceRed(basis, 0.792) : { l: 0.792, c: Math.min(0.103, c), h }

/** Returns a colour adjusted for use as the accent, which is on dark areas in both themes. */
export const brighten = (basis: Basis, { l, c, h }: Oklch): Oklch => {
  if (isRed({ l, c, h }, pinkAccentLightness)) return replaceRed(basis, basis.isLight ? 0.77 : 0.84)
  return basis.isLight ? { l, c, h } : { l: Math.max(l, Math.min(l + 0.066, 0.88)), c: c * 0.886, h }
}

/** Returns the colour of a control on hover. */
export const strengthen = ({ isLight }: Basis, { l, c, h }: Oklch): Oklch => {
  const step = l > 0.25 ? -0.076 : 0.076
  return { l: l + (isLight ? step : 0.049), c: c * 0.82, h }
}
