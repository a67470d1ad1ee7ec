import { type Oklch, formatColour, measureContrast, measureDifference, parseColour } from "./oklch"
import { type Meaning, isDistinct, meaningNames, meanings, measureHueGap } from "./meanings"
import type { Palette } from "./tokens"

/** Tones of the light theme's surfaces. */
export const warmths = ["warm", "neutral", "cool"] as const

/** Colours of a theme that may be set by hand. */
const ownNames = ["brand", "accent", "support"] as const
export type OwnColours = { [name in (typeof ownNames)[number]]?: string | null }

/** The colours in `brand.json`, each as `#rrggbb`. */
export interface BrandColours {
  main: string
  accent: string
  /** A third colour. Without it, the site uses shades of the other two. */
  support?: string | null
  warmth: string
  light?: OwnColours | null
  dark?: OwnColours | null
}

const themes = ["light", "dark"] as const
type Theme = (typeof themes)[number]

const surfaceTints: Readonly<Record<string, { hue: number; strength: number }>> = {
  warm: { hue: 78, strength: 1 },
  neutral: { hue: 78, strength: 0 },
  cool: { hue: 240, strength: 0.6 },
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

/**
 * Least ΔE between the accent and light surfaces: sand on a paper-coloured surface would be hard to see. Grey needs less,
 * because a button of a middle grey looks disabled.
 */
const leastSurfaceDifference = { coloured: 16, grey: 6 }

/** Returns whether a colour is black, white or grey. */
const isGrey = ({ c }: Oklch): boolean => c < 0.01

/**
 * ΔE from which a colour no longer looks like the chosen one. The brand's other colour is used
 * instead.
 */
const recognisableDifference = 20

/** Returns whether a colour is red or burgundy, and darker than `below`. Its light shades are pink: another colour. */
const isRed = ({ l, c, h }: Oklch, below: number): boolean => l < below && c > 0.04 && measureHueGap(h, 12) < 32

/** Lightness below which a red turns pink as light text, and as the accent, which is less light. */
const [pinkTextLightness, pinkAccentLightness] = [0.66, 0.5]

/** Returns red, green and blue for `rgb(… / opacity)`. */
const formatTriple = (colour: string): string =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16)).join(" ")

/** Contrast of text: WCAG AA, and AAA for visitors who prefer more contrast. */
const textContrast = { normal: 4.5, more: 7 } as const
export type Contrast = keyof typeof textContrast

/** Least opacity of the scrim, in steps of 0.02, at which white text has this contrast on a white picture. */
const scrimOpacity = { normal: "0.74", more: "0.88" } as const

/** Contrast of borders, focus rings and large numbers (WCAG 1.4.11). */
const borderContrast = 3

/** Chroma of the main colour from which its tints have full chroma. Below it, tints are greyer in proportion. */
const fullChroma = 0.072

/**
 * Requirements of a colour: contrast as text or as a border, and a minimum difference to surfaces and to colours with a
 * meaning.
 */
interface Limits {
  text?: readonly string[]
  border?: readonly string[]
  seenOn?: readonly string[]
  apartFrom?: readonly Meaning[]
}

/**
 * Returns all tokens of one theme. Areas have a fixed lightness and take their hue from the brand. The brand's own
 * colours are those that were chosen, or the nearest that keep their contrast on these areas.
 */
export const derivePalette = (brand: BrandColours, theme: Theme, contrast: Contrast = "normal"): Palette => {
  const isLight = theme === "light"
  const byTheme = <Value>(light: Value, dark: Value): Value => (isLight ? light : dark)
  const own = brand[theme] ?? {}
  const main = parseColour(brand.main)
  const second = parseColour(brand.accent)
  // A dark shade of yellow is olive. If the other colour is dark, dark areas use it instead.
  const areas = main.l > 0.75 && second.l < 0.45 ? second : main
  const isAreaRed = isRed(areas, pinkTextLightness)
  const fixed = { ...meanings[theme], ...(isLight && contrast === "more" && meanings.lightWithContrast) }

  /** Returns a colour with the main colour's hue. `strongest` allows more chroma if the main colour has more. */
  const tint = (l: number, c: number, strongest = 1): string =>
    formatColour({ l, c: c * Math.min(strongest, areas.c / fullChroma), h: areas.h })
  /** Returns the same, but with the full chroma of a dark red, which would be brown with less. */
  const tintDark = (l: number, c: number, strongest = 1): string =>
    isAreaRed ? formatColour({ l, c: Math.min(areas.c, 0.34 * l), h: areas.h }) : tint(l, c, strongest)
  const { hue = 0, strength = 0 } = surfaceTints[brand.warmth] ?? {}
  const paper = (l: number, c: number): string => formatColour({ l, c: c * strength, h: hue })
  const find = (target: Oklch, { text = [], border = [], seenOn = [], apartFrom = [] }: Limits): string =>
    findAllowed(
      target,
      colour =>
        text.every(other => measureContrast(colour, other) >= textContrast[contrast]) &&
        border.every(other => measureContrast(colour, other) >= borderContrast) &&
        seenOn.every(
          other => measureDifference(colour, other) >= leastSurfaceDifference[isGrey(target) ? "grey" : "coloured"]
        ) &&
        apartFrom.every(meaning => isDistinct(colour, fixed[meaning], meaning))
    )
  /**
   * Returns the colour for the first of `targets` that is not changed too much to keep `limits`, otherwise the least
   * changed.
   */
  const findFirst = (targets: readonly Oklch[], limits: Limits): string => {
    const found = targets.map(target => {
      const colour = find(target, limits)
      return { colour, moved: measureDifference(colour, formatColour(target)) }
    })
    const [nearest] = found.toSorted((a, b) => a.moved - b.moved)
    return (found.find(({ moved }) => moved < recognisableDifference) ?? nearest)?.colour ?? find(main, limits)
  }
  // A colour set by hand may be close to those of other meanings, but never to the red of danger.
  const getMeanings = (name: keyof OwnColours): Meaning[] => (own[name] ? ["danger"] : [...meaningNames])

  const [surface, surfaceRaised, surfaceSunk] = isLight
    ? [paper(0.987, 0.0118), "#ffffff", paper(0.947, 0.0227)]
    : [tint(0.211, 0.0266), tint(0.263, 0.0335), tint(0.182, 0.0213)]
  const brandSoft = byTheme(tint(0.941, 0.0187), tintDark(0.33, 0.0447))
  const deep = byTheme(tintDark(0.332, 0.052, 1.4), tintDark(0.322, 0.048, 1.4))
  const footerBg = byTheme(tintDark(0.264, 0.0413, 1.4), tint(0.16, 0.0182, 1.4))
  const surfaces = [surface, surfaceRaised, surfaceSunk]
  const tinted = [...surfaces, brandSoft, fixed.dangerSoft]
  const darkAreas = [deep, footerBg]

  // In the light theme with more contrast, controls always have the colour that they otherwise have on hover.
  const isStrong = isLight && contrast === "more"
  const strengthen = ({ l, c, h }: Oklch): Oklch => ({
    l: l + byTheme(l > 0.25 ? -0.076 : 0.076, 0.049),
    c: c * 0.82,
    h,
  })

  const onBrand = byTheme("#ffffff", tint(0.232, 0.0371))
  const brandLimits = { text: [...tinted, onBrand], apartFrom: getMeanings("brand") }
  // Returns the replacement for a dark red that would turn pink: the other brand colour, or a tone of paper.
  const replaceRed = (l: number): Oklch => {
    const stand = [main, second].find(colour => !isRed(colour, pinkTextLightness))
    return stand ? { l: Math.max(l, stand.l), c: Math.min(0.11, stand.c), h: stand.h } : { l, c: 0.025, h: 78 }
  }
  const lighten = (colour: Oklch): Oklch =>
    isRed(colour, pinkTextLightness)
      ? replaceRed(0.822)
      : { l: isGrey(colour) ? 0.95 : 0.822, c: Math.min(0.11, colour.c * 1.5), h: colour.h }
  const brandTargets = own.brand ? [parseColour(own.brand)] : byTheme([main, second], [lighten(main)])
  const brandColour = findFirst(isStrong ? brandTargets.map(strengthen) : brandTargets, brandLimits)
  const brandStrong = isStrong ? brandColour : find(strengthen(parseColour(brandColour)), brandLimits)

  const onAccent = formatColour({ l: 0.224, c: Math.min(0.0514, second.c * 0.364), h: second.h })
  const accentLimits = {
    text: [onAccent],
    border: isLight ? darkAreas : [...tinted, ...darkAreas],
    apartFrom: getMeanings("accent"),
  }
  /** Returns a colour adjusted for use as the accent, which is on dark areas in both themes. */
  const brighten = ({ l, c, h }: Oklch): Oklch =>
    isRed({ l, c, h }, pinkAccentLightness)
      ? replaceRed(byTheme(0.77, 0.84))
      : byTheme({ l, c, h }, { l: Math.max(l, Math.min(l + 0.066, 0.88)), c: c * 0.886, h })
  // Black cannot be seen on dark areas: without another colour, white replaces it.
  const accentTargets = [brighten(second), brighten(main), ...(isGrey(second) ? [{ ...second, l: 1 }] : [])]
  const accent = own.accent
    ? find(parseColour(own.accent), accentLimits)
    : findFirst(accentTargets, { ...accentLimits, seenOn: isLight ? surfaces : [] })
  const foundAccent = parseColour(accent)
  const accentStrong = find(
    { l: foundAccent.l + byTheme(0.059, 0.049), c: foundAccent.c * byTheme(0.78, 0.7), h: foundAccent.h },
    accentLimits
  )

  const chosenSupport = own.support ?? brand.support
  const named = chosenSupport ? parseColour(chosenSupport) : undefined
  const namedTarget =
    named && !own.support && !isLight
      ? isRed(named, pinkTextLightness)
        ? replaceRed(0.792)
        : { l: 0.792, c: Math.min(0.103, named.c), h: named.h }
      : named
  // Without a third colour, support is the accent if text can have a similar colour, otherwise the main colour.
  const isAccentText = measureDifference(find(foundAccent, brandLimits), accent) < recognisableDifference / 2
  const supportTarget = namedTarget ?? parseColour(isAccentText ? accent : brandColour)
  const support = find(isStrong && named ? strengthen(supportTarget) : supportTarget, {
    text: surfaces,
    border: tinted,
    apartFrom: getMeanings("support"),
  })

  // Dark sections are dark in both themes, so the colours on them are always those of the dark theme.
  const onDarkAreas = isLight ? derivePalette(brand, "dark", contrast) : { brand: brandColour, accent }
  const lightBrand = parseColour(onDarkAreas.brand)
  return {
    surface,
    surfaceRaised,
    surfaceSunk,
    text: tint(...byTheme<[number, number]>([0.265, 0.031], [0.962, 0.0069])),
    textMuted: find(parseColour(tint(...byTheme<[number, number]>([0.474, 0.0272], [0.791, 0.0255]))), {
      text: surfaces,
    }),
    brand: brandColour,
    brandStrong,
    onBrand,
    brandSoft,
    accent,
    accentStrong,
    onAccent,
    support,
    ...fixed,
    focus: byTheme(find(supportTarget, { border: tinted, apartFrom: getMeanings("support") }), accent),
    border: byTheme(paper(0.89, 0.0304), tint(0.352, 0.0406)),
    controlBorder: find(byTheme({ l: 0.583, c: 0.0267 * strength, h: hue }, parseColour(tint(0.667, 0.0345))), {
      border: tinted,
    }),
    deep,
    onDeep: "#ffffff",
    onDeepMuted: find(parseColour(tint(byTheme(0.876, 0.848), 0.0256)), { text: darkAreas }),
    deepControlBorder: find(parseColour(tint(0.634, 0.0574)), { border: [deep] }),
    deepFocus: find(parseColour(onDarkAreas.accent), { border: darkAreas }),
    deepBrand: find({ l: lightBrand.l + 0.05, c: lightBrand.c * 1.14, h: lightBrand.h }, { text: darkAreas }),
    footerBg,
    shadow: byTheme(formatTriple(tint(0.264, 0.028)), "0 0 0"),
    scrim: formatTriple(deep),
    scrimOpacity: scrimOpacity[contrast],
    overlay: "255 255 255",
  }
}

/** A colour that the site shows differently from the choice. */
export interface Adjustment {
  /** Path of the field in `brand.json`, such as `["dark", "accent"]`. */
  path: readonly string[]
  asked: string
  shown: string
  /**
   * The reason: `near` is the meaning with a similar colour, and `isByHand` says that another colour is set by hand.
   * Without either, text in the chosen colour would be hard to read.
   */
  near?: Meaning
  isByHand?: true
}

/**
 * Returns the colours of `brand` that the site shows differently, with reasons. Ignores differences that are hardly
 * visible.
 */
export const listAdjustments = (brand: BrandColours): Adjustment[] => {
  const compare = (theme: Theme, name: keyof OwnColours, asked: string, path: readonly string[]): Adjustment[] => {
    const shown = derivePalette(brand, theme)[name]
    if (measureDifference(asked, shown) < 2) return []
    if (path.length === 1 && brand[theme]?.[name]) return [{ path, asked, shown, isByHand: true }]
    const near = meaningNames.find(meaning => !isDistinct(asked, meanings[theme][meaning], meaning))
    return [{ path, asked, shown, ...(near && { near }) }]
  }
  const ownColours = themes.flatMap(theme =>
    ownNames.flatMap(name => {
      const asked = brand[theme]?.[name]
      return asked ? compare(theme, name, asked, [theme, name]) : []
    })
  )
  return [
    ...compare("light", "brand", brand.main, ["main"]),
    ...compare("light", "accent", brand.accent, ["accent"]),
    ...(brand.support ? compare("light", "support", brand.support, ["support"]) : []),
    ...ownColours,
  ]
}
