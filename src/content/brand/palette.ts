import { type Oklch, formatColour, measureContrast, measureDifference, parseColour } from "./oklch"

/** The colours of a theme: the tokens that styles use, as custom properties. */
export interface Palette {
  surface: string
  /** Cards and fields. */
  surfaceRaised: string
  /** Sections between two plain ones. */
  surfaceSunk: string
  text: string
  textMuted: string
  /** Links, icons and the primary button. */
  brand: string
  brandStrong: string
  onBrand: string
  /** A tint of the brand behind icons and selected items. */
  brandSoft: string
  accent: string
  accentStrong: string
  onAccent: string
  /** A colour beside the brand, for some icons and for the ring of the focus. */
  support: string
  supportSoft: string
  /** Only for emergencies and errors. */
  danger: string
  dangerSoft: string
  /** Only for what is urgent but no emergency. */
  urgent: string
  onUrgent: string
  success: string
  focus: string
  /** Decorative lines. */
  border: string
  /** Borders of fields and controls: 3:1 against the surfaces (WCAG 1.4.11). */
  controlBorder: string
  /** Dark sections (banner, footer) and the text and controls on them. */
  deep: string
  onDeep: string
  onDeepMuted: string
  deepControlBorder: string
  /** The ring of the focus on dark sections, the footer and the carousel. */
  deepFocus: string
  /** A light tint of the brand on dark sections and share pictures. */
  deepBrand: string
  footerBg: string
  /** Red, green and blue, to be used with an opacity: `rgb(var(--shadow) / 0.1)`. */
  shadow: string
  /** The same for the shade that makes text on a picture readable. */
  scrim: string
  /** The same for a light layer on a dark section. */
  overlay: string
}

/** The tone of the light theme's surfaces. */
export const warmths = ["warm", "neutral", "cool"] as const

/** The colours of a theme that a clinic may set by hand. */
const ownNames = ["brand", "accent", "support"] as const
export type OwnColours = { [name in (typeof ownNames)[number]]?: string | null }

/** What `brand.json` says of colours, each as `#rrggbb`. */
export interface BrandColours {
  main: string
  accent: string
  warmth: string
  light?: OwnColours | null
  dark?: OwnColours | null
}

const themes = ["light", "dark"] as const
type Theme = (typeof themes)[number]

/** Colours with a meaning are the same for every clinic, so that patients learn them once. */
const meanings = {
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

const surfaceTints: Readonly<Record<string, { hue: number; strength: number }>> = {
  warm: { hue: 78, strength: 1 },
  neutral: { hue: 78, strength: 0 },
  cool: { hue: 240, strength: 0.6 },
}

/** How far the brand stays from colours with a meaning, as ΔE (src/content/brand/oklch.ts): from those of the same hue, and others. */
const apart = { danger: 14, urgent: 8, success: 8, otherHue: 5 }

/** The chroma up to which the brand may be louder than a colour with a meaning of the same hue. */
const loudest = 0.15

/** The colours with a meaning, from the one that matters most. */
const meaningNames = ["danger", "urgent", "success"] as const
export type Meaning = (typeof meaningNames)[number]

/** Up to this ΔE a colour is the red of emergencies itself: to keep it away would make another colour of it. */
const sameRed = 6

const measureHueGap = (one: number, other: number): number => {
  const gap = Math.abs(one - other) % 360
  return Math.min(gap, 360 - gap)
}

/**
 * Whether nobody takes `colour` for `other`, which has a meaning: it has another hue or hardly any, or it is much lighter or
 * darker and no louder.
 */
const isApart = (colour: string, other: string, meaning: Meaning): boolean => {
  const [one, two] = [parseColour(colour), parseColour(other)]
  const difference = measureDifference(colour, other)
  if (one.c < 0.04 || measureHueGap(one.h, two.h) >= 25) return difference >= apart.otherHue
  return difference >= apart[meaning] && one.c <= Math.max(two.c + 0.005, loudest)
}

/** Whether `colour` is the red of emergencies, which is nobody's brand. */
export const isEmergencyRed = (colour: string): boolean =>
  [meanings.light.danger, meanings.lightWithContrast.danger].some(red => measureDifference(colour, red) < sameRed)

/**
 * The legal colour of the same hue that looks most like `target`, in growing rings of other lightness and less chroma. A
 * paler colour counts three times, because a brand is known by its colour rather than by its lightness.
 */
const findLegal = ({ l, c, h }: Oklch, isLegal: (colour: string) => boolean): string => {
  for (let radius = 0; radius <= 1; radius += 0.008)
    for (let lost = 0; lost <= Math.min(radius / 3, c); lost += 0.016) {
      const step = Math.sqrt(radius ** 2 - (3 * lost) ** 2)
      for (const lightness of [l - step, l + step]) {
        if (lightness < 0 || lightness > 1) continue
        const colour = formatColour({ l: lightness, c: c - lost, h })
        if (isLegal(colour)) return colour
      }
    }
  throw new Error(`No colour like ${formatColour({ l, c, h })} keeps its contrast.`)
}

/** For `rgb(… / opacity)`. */
const formatTriple = (colour: string): string =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16)).join(" ")

/** The contrast of text: WCAG AA, and AAA for those who ask for more. */
const textContrast = { normal: 4.5, more: 7 } as const
export type Contrast = keyof typeof textContrast

/** The contrast of borders, of the ring of the focus and of large numbers (WCAG 1.4.11). */
const borderContrast = 3

/** The chroma of the main colour from which on what is tinted with it has all its chroma; a grey one leaves it grey. */
const fullChroma = 0.072

/** What a colour must keep: contrast as text or as a border, and distance to colours with a meaning. */
interface Limits {
  text?: readonly string[]
  border?: readonly string[]
  apartFrom?: readonly Meaning[]
}

/**
 * One theme with all its tokens. Areas have a fixed lightness and take their hue from the brand; the brand's own colours are
 * those that the clinic asks for, or the nearest that keep their contrast on these areas.
 */
export const derivePalette = (brand: BrandColours, theme: Theme, contrast: Contrast = "normal"): Palette => {
  const isLight = theme === "light"
  const byTheme = <Value>(light: Value, dark: Value): Value => (isLight ? light : dark)
  const own = brand[theme] ?? {}
  const main = parseColour(brand.main)
  const second = parseColour(brand.accent)
  const fixed = { ...meanings[theme], ...(isLight && contrast === "more" && meanings.lightWithContrast) }

  /** A colour of the main colour's hue. `strongest` gives more chroma to a main colour that has more. */
  const tint = (l: number, c: number, strongest = 1): string =>
    formatColour({ l, c: c * Math.min(strongest, main.c / fullChroma), h: main.h })
  const { hue = 0, strength = 0 } = surfaceTints[brand.warmth] ?? {}
  const paper = (l: number, c: number): string => formatColour({ l, c: c * strength, h: hue })
  const find = (target: Oklch, { text = [], border = [], apartFrom = [] }: Limits): string =>
    findLegal(
      target,
      colour =>
        text.every(other => measureContrast(colour, other) >= textContrast[contrast]) &&
        border.every(other => measureContrast(colour, other) >= borderContrast) &&
        apartFrom.every(meaning => isApart(colour, fixed[meaning], meaning))
    )
  // A clinic that sets a colour by hand may come near to the other meanings, but never to red.
  const getMeanings = (name: keyof OwnColours): Meaning[] => (own[name] ? ["danger"] : [...meaningNames])

  const [surface, surfaceRaised, surfaceSunk] = isLight
    ? [paper(0.987, 0.0118), "#ffffff", paper(0.947, 0.0227)]
    : [tint(0.211, 0.0266), tint(0.263, 0.0335), tint(0.182, 0.0213)]
  const brandSoft = byTheme(tint(0.941, 0.0187), tint(0.33, 0.0447))
  const deep = byTheme(tint(0.332, 0.052, 1.4), tint(0.322, 0.048, 1.4))
  const footerBg = byTheme(tint(0.264, 0.0413, 1.4), tint(0.16, 0.0182, 1.4))
  const scrim = tint(0.206, 0.03)
  const surfaces = [surface, surfaceRaised, surfaceSunk]
  const tinted = [...surfaces, brandSoft, fixed.dangerSoft]
  const darkAreas = [deep, footerBg, scrim]

  // Who asks for more contrast in the light theme has at once the colour that others see under the pointer.
  const isStrong = isLight && contrast === "more"
  const strengthen = ({ l, c, h }: Oklch): Oklch => ({
    l: l + byTheme(l > 0.25 ? -0.076 : 0.076, 0.049),
    c: c * 0.82,
    h,
  })

  const onBrand = byTheme("#ffffff", tint(0.232, 0.0371))
  const brandLimits = { text: [...tinted, onBrand], apartFrom: getMeanings("brand") }
  const derivedBrand = byTheme(main, { l: 0.822, c: Math.min(0.11, main.c * 1.5), h: main.h })
  const brandTarget = own.brand ? parseColour(own.brand) : derivedBrand
  const brandColour = find(isStrong ? strengthen(brandTarget) : brandTarget, brandLimits)
  const brandStrong = isStrong ? brandColour : find(strengthen(parseColour(brandColour)), brandLimits)

  const onAccent = formatColour({ l: 0.224, c: Math.min(0.0514, second.c * 0.364), h: second.h })
  const accentLimits = {
    text: [onAccent],
    border: isLight ? darkAreas : [...tinted, ...darkAreas],
    apartFrom: getMeanings("accent"),
  }
  const accentTarget = byTheme(second, { l: second.l + 0.066, c: second.c * 0.886, h: second.h })
  const accent = find(own.accent ? parseColour(own.accent) : accentTarget, accentLimits)
  const foundAccent = parseColour(accent)
  const accentStrong = find(
    { l: foundAccent.l + byTheme(0.059, 0.049), c: foundAccent.c * byTheme(0.78, 0.7), h: foundAccent.h },
    accentLimits
  )

  // Of the two hues beside the main colour, the one that is farther from red.
  const red = parseColour(fixed.danger).h
  const hues = [main.h + 45, main.h - 45].toSorted((a, b) => measureHueGap(b, red) - measureHueGap(a, red))
  const supportTarget = own.support
    ? parseColour(own.support)
    : { l: byTheme(0.495, 0.792), c: Math.min(byTheme(0.153, 0.103), main.c * 1.6), h: hues[0] ?? main.h }
  const supportSoft = formatColour({
    ...supportTarget,
    l: byTheme(0.94, 0.284),
    c: Math.min(byTheme(0.028, 0.0595), supportTarget.c),
  })
  const support = find(isStrong ? strengthen(supportTarget) : supportTarget, {
    text: [...surfaces, supportSoft],
    border: tinted,
    apartFrom: getMeanings("support"),
  })

  // Dark sections are dark in both themes, and so are the colours on them those of the dark theme.
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
    supportSoft,
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
    scrim: formatTriple(scrim),
    overlay: "255 255 255",
  }
}

/** A colour that the site shows otherwise than the clinic asks for. */
export interface Adjustment {
  /** The field of `brand.json`, by its names. */
  path: readonly string[]
  asked: string
  shown: string
  /** The colour that it could be taken for, or that another is set by hand; otherwise text would be hard to read. */
  near?: Meaning
  isByHand?: true
}

/** Which colours of `brand` the site shows otherwise, and why. Differences that hardly anybody sees are none. */
export const listAdjustments = (brand: BrandColours): Adjustment[] => {
  const compare = (theme: Theme, name: keyof OwnColours, asked: string, path: readonly string[]): Adjustment[] => {
    const shown = derivePalette(brand, theme)[name]
    if (measureDifference(asked, shown) < 2) return []
    if (path.length === 1 && brand[theme]?.[name]) return [{ path, asked, shown, isByHand: true }]
    const near = meaningNames.find(meaning => !isApart(asked, meanings[theme][meaning], meaning))
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
    ...ownColours,
  ]
}
