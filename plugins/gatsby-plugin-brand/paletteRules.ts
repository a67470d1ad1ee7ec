import { type Contrast, type Limits, findColour, isGrey, recognisableDifference } from "./findColour"
import { meaningNames } from "./meanings"
import { type Oklch, formatColour, measureDifference, parseColour } from "./oklch"
import { type Basis, brighten, lighten, lightenSupport, paper, strengthen, tint, tintDark } from "./shades"
import type { Palette } from "./tokens"

/** What the rules of a theme read. */
export interface Sources {
  basis: Basis
  contrast: Contrast
  /** Colours that are set by hand for this theme, as `#rrggbb`. */
  own: { brand?: string | null; accent?: string | null; support?: string | null }
  /** The brand's third colour. */
  support?: string | null | undefined
  /** The brand colour and the accent of the dark theme, which dark sections of both themes have. */
  onDark?: { brand: string; accent: string }
  /** The tokens that are derived already. */
  found: Partial<Palette>
}

/** How a token is derived: the colours that it should have, the best first, and what it must keep. */
export interface Rule {
  name: keyof Palette
  targets: (sources: Sources) => readonly Oklch[]
  limits?: Limits | ((sources: Sources) => Limits)
}

const surfaces = ["surface", "surfaceRaised", "surfaceSunk"] as const
const tinted = [...surfaces, "brandSoft", "dangerSoft"] as const
const darkAreas = ["deep", "footerBg"] as const

const white = (): Oklch => ({ l: 1, c: 0, h: 0 })

/** A shade of the brand with this lightness and chroma. */
const shade =
  (draw: typeof tint, ...values: [lightness: number, chroma: number, strongest?: number]) =>
  (basis: Basis): Oklch =>
    draw(basis, ...values)

/** A colour of each theme. */
const byTheme =
  (light: (basis: Basis) => Oklch, dark: (basis: Basis) => Oklch): Rule["targets"] =>
  ({ basis }) => [basis.isLight ? light(basis) : dark(basis)]

/** A colour set by hand may be close to those of other meanings, but never to the red of danger. */
const apartFrom = (isOwn: unknown): Limits => ({ apartFrom: isOwn ? ["danger"] : meaningNames })

const brandLimits = ({ own }: Sources): Limits => ({ text: [...tinted, "onBrand"], ...apartFrom(own.brand) })

const brandTargets = ({ basis, own }: Sources): readonly Oklch[] => {
  const { isLight, isStrong, main, second } = basis
  if (own.brand) return isStrong ? [strengthen(basis, parseColour(own.brand))] : [parseColour(own.brand)]
  const targets = isLight ? [main, second] : [lighten(basis, main)]
  return isStrong ? targets.map(target => strengthen(basis, target)) : targets
}

const accentLimits = ({ basis, own }: Sources): Limits => ({
  text: ["onAccent"],
  border: basis.isLight ? darkAreas : [...tinted, ...darkAreas],
  ...apartFrom(own.accent),
})

const accentTargets = ({ basis, own }: Sources): readonly Oklch[] => {
  if (own.accent) return [parseColour(own.accent)]
  const { main, second } = basis
  // Black cannot be seen on dark areas: without another colour, white replaces it.
  return [brighten(basis, second), brighten(basis, main), ...(isGrey(second) ? [{ ...second, l: 1 }] : [])]
}

/** The third colour. Without one, it is the accent if text can have a similar colour, otherwise the main colour. */
const supportTarget = (sources: Sources): Oklch => {
  const { basis, own, found, contrast } = sources
  if (own.support) return parseColour(own.support)
  if (sources.support) {
    const named = parseColour(sources.support)
    return basis.isLight ? named : lightenSupport(basis, named)
  }
  const { accent = "", brand = "" } = found
  const asText = findColour(parseColour(accent), brandLimits(sources), found, contrast)
  return parseColour(measureDifference(asText, accent) < recognisableDifference / 2 ? accent : brand)
}

const supportTargets = (sources: Sources): readonly Oklch[] => {
  const isNamed = Boolean(sources.own.support ?? sources.support)
  const target = supportTarget(sources)
  return [sources.basis.isStrong && isNamed ? strengthen(sources.basis, target) : target]
}

const deepBrandTarget = ({ onDark, found }: Sources): Oklch => {
  const { l, c, h } = parseColour(onDark?.brand ?? found.brand ?? "")
  return { l: l + 0.05, c: c * 1.14, h }
}

/**
 * The derived tokens, in this order: each can depend on those before it. Areas have a fixed lightness and take their
 * hue from the brand. The brand's own colours are those that were chosen, or the nearest that keep their limits.
 */
export const paletteRules: readonly Rule[] = [
  {
    name: "surface",
    targets: byTheme(shade(paper, 0.987, 0.0118), shade(tint, 0.211, 0.0266)),
  },
  {
    name: "surfaceRaised",
    targets: byTheme(white, shade(tint, 0.263, 0.0335)),
  },
  {
    name: "surfaceSunk",
    targets: byTheme(shade(paper, 0.947, 0.0227), shade(tint, 0.182, 0.0213)),
  },
  {
    name: "brandSoft",
    targets: byTheme(shade(tint, 0.941, 0.0187), shade(tintDark, 0.33, 0.0447)),
  },
  {
    name: "deep",
    targets: byTheme(shade(tintDark, 0.332, 0.052, 1.4), shade(tintDark, 0.322, 0.048, 1.4)),
  },
  {
    name: "footerBg",
    targets: byTheme(shade(tintDark, 0.264, 0.0413, 1.4), shade(tint, 0.16, 0.0182, 1.4)),
  },
  {
    name: "text",
    targets: byTheme(shade(tint, 0.265, 0.031), shade(tint, 0.962, 0.0069)),
  },
  {
    name: "textMuted",
    targets: byTheme(shade(tint, 0.474, 0.0272), shade(tint, 0.791, 0.0255)),
    limits: { text: surfaces },
  },
  {
    name: "border",
    targets: byTheme(shade(paper, 0.89, 0.0304), shade(tint, 0.352, 0.0406)),
  },
  {
    name: "controlBorder",
    targets: byTheme(shade(paper, 0.583, 0.0267), shade(tint, 0.667, 0.0345)),
    limits: { border: tinted },
  },
  {
    name: "onBrand",
    targets: byTheme(white, shade(tint, 0.232, 0.0371)),
  },
  { name: "brand", targets: brandTargets, limits: brandLimits },
  {
    name: "brandStrong",
    targets: ({ basis, found }) => {
      const brand = parseColour(found.brand ?? "")
      return [basis.isStrong ? brand : strengthen(basis, brand)]
    },
    limits: brandLimits,
  },
  {
    name: "onAccent",
    targets: ({ basis: { second } }) => [{ l: 0.224, c: Math.min(0.0514, second.c * 0.364), h: second.h }],
  },
  {
    name: "accent",
    targets: accentTargets,
    limits: sources => ({
      ...accentLimits(sources),
      seenOn: sources.basis.isLight && !sources.own.accent ? surfaces : [],
    }),
  },
  {
    name: "accentStrong",
    targets: ({ basis: { isLight }, found }) => {
      const { l, c, h } = parseColour(found.accent ?? "")
      return [isLight ? { l: l + 0.059, c: c * 0.78, h } : { l: l + 0.049, c: c * 0.7, h }]
    },
    limits: accentLimits,
  },
  {
    name: "support",
    targets: supportTargets,
    limits: ({ own }) => ({ text: surfaces, border: tinted, ...apartFrom(own.support) }),
  },
  {
    name: "focus",
    targets: sources => [sources.basis.isLight ? supportTarget(sources) : parseColour(sources.found.accent ?? "")],
    limits: ({ basis, own }) => (basis.isLight ? { border: tinted, ...apartFrom(own.support) } : {}),
  },
  {
    name: "onDeepMuted",
    targets: byTheme(shade(tint, 0.876, 0.0256), shade(tint, 0.848, 0.0256)),
    limits: { text: darkAreas },
  },
  { name: "deepControlBorder", targets: ({ basis }) => [tint(basis, 0.634, 0.0574)], limits: { border: ["deep"] } },
  {
    name: "deepFocus",
    targets: ({ onDark, found }) => [parseColour(onDark?.accent ?? found.accent ?? "")],
    limits: { border: darkAreas },
  },
  { name: "deepBrand", targets: sources => [deepBrandTarget(sources)], limits: { text: darkAreas } },
]

/** Returns red, green and blue for `rgb(… / opacity)`. */
const formatTriple = (colour: string): string =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16)).join(" ")

/** Least opacity of the scrim, in steps of 0.02, at which white text has this contrast on a white picture. */
const scrimOpacity = { normal: "0.74", more: "0.88" } as const

/** Returns the tokens that are no derived colours: of layers over others, and white on dark areas. */
export const createLayers = ({ basis, contrast, found: { deep = "" } }: Sources) => ({
  onDeep: "#ffffff",
  shadow: basis.isLight ? formatTriple(formatColour(tint(basis, 0.264, 0.028))) : "0 0 0",
  scrim: formatTriple(deep),
  scrimOpacity: scrimOpacity[contrast],
  overlay: "255 255 255",
})
