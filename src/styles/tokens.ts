import { supportedProperty, supportedValue } from "../boot/contract"

/**
 * The colours of a theme: deep teal, warm sand, sunrise orange and jacaranda violet, as in the pictures. Every pair of
 * text and surface meets WCAG AA; the tests measure them.
 */
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
  violet: string
  violetSoft: string
  /** Only for emergencies and errors. */
  danger: string
  dangerSoft: string
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
  footerBg: string
  /** Red, green and blue, to be used with an opacity: `rgb(var(--shadow) / 0.1)`. */
  shadow: string
  /** The same for the shade that makes text on a picture readable. */
  scrim: string
  /** The same for a light layer on a dark section. */
  overlay: string
}

export const light: Palette = {
  surface: "#fffaf2",
  surfaceRaised: "#ffffff",
  surfaceSunk: "#f6ecdd",
  text: "#12292f",
  textMuted: "#4b6066",
  brand: "#0e5f68",
  brandStrong: "#0a484f",
  onBrand: "#ffffff",
  brandSoft: "#dff0ec",
  accent: "#f29a4a",
  accentStrong: "#f7b477",
  onAccent: "#2c1500",
  violet: "#6a4aae",
  violetSoft: "#efe7fb",
  danger: "#b3261e",
  dangerSoft: "#fdeae7",
  success: "#17734a",
  focus: "#6a4aae",
  border: "#e6d9c5",
  controlBorder: "#85796a",
  deep: "#0b3d45",
  onDeep: "#ffffff",
  onDeepMuted: "#c4dcdb",
  deepControlBorder: "#5f9599",
  deepFocus: "#ffb46b",
  footerBg: "#062a31",
  shadow: "20 40 45",
  scrim: "6 26 34",
  overlay: "255 255 255",
}

/** What the light theme has instead for those who ask for more contrast: with it, both themes meet WCAG AAA (7:1). */
export const lightWithContrast: Partial<Palette> = {
  textMuted: "#3b4f55",
  brand: light.brandStrong,
  violet: "#523990",
  danger: "#8c1d17",
  success: "#0d5636",
}

export const dark: Palette = {
  surface: "#0a1b22",
  surfaceRaised: "#112831",
  surfaceSunk: "#071419",
  text: "#eef4f2",
  textMuted: "#a9c0c3",
  brand: "#6fdcc0",
  brandStrong: "#93e8d2",
  onBrand: "#04231f",
  brandSoft: "#143c40",
  accent: "#ffb46b",
  accentStrong: "#ffcb99",
  onAccent: "#2c1500",
  violet: "#c3adf5",
  violetSoft: "#2a2445",
  danger: "#ff9f94",
  dangerSoft: "#3a1a1b",
  success: "#74dda4",
  focus: "#ffb46b",
  border: "#21404a",
  controlBorder: "#7d9aa2",
  deep: "#0e3a41",
  onDeep: "#ffffff",
  onDeepMuted: "#b9d3d3",
  deepControlBorder: "#5f9599",
  deepFocus: "#ffb46b",
  footerBg: "#050f13",
  shadow: "0 0 0",
  scrim: "6 26 34",
  overlay: "255 255 255",
}

/** For print: the light theme on white paper, without filled sections, and all text in one dark colour. */
export const print: Palette = {
  ...light,
  surface: "#ffffff",
  surfaceSunk: "#ffffff",
  textMuted: light.text,
  brandSoft: "#ffffff",
  dangerSoft: "#ffffff",
  deep: "#ffffff",
  onDeep: light.text,
  onDeepMuted: light.text,
  deepControlBorder: light.controlBorder,
  footerBg: "#ffffff",
}

/** The clinic's sign, the same in both themes: a green cross on a dark board. */
export const logoBackground = "#0b3d45"
export const logoCross = "#6ff0cf"

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** A palette, or a part of one, as CSS custom properties. */
export const formatCustomProperties = (palette: Partial<Palette>): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${kebabCase(name)}:${value};`)
    .join("")

/** Screens on which the tall picture of a slide is shown instead of the wide one. */
export const portraitScreen = "(max-aspect-ratio: 4/5)"

/**
 * Where the layout changes, in em, so that zoom and a larger default text size count. Where columns can take the room
 * there is, none of these is needed.
 */
export const breakpoints = {
  /** Text so large that hardly anything fits side by side: no phone is as narrow at the default text size. */
  largeText: "@media (max-width: 19.9em)",
  /** One column. */
  phone: "@media (max-width: 39.99em)",
  /** Two columns fit. */
  tablet: "@media (min-width: 40em)",
  /** Three columns and more fit. */
  wide: "@media (min-width: 62em)",
  /** The header has a menu, and a bar at the bottom edge has its buttons. */
  mobile: "@media (max-width: 74.99em)",
  /** The header's links fit beside a long name in a wide font. */
  desktop: "@media (min-width: 75em)",
  /** A phone in landscape or a page at 200 %: nothing stays in place, because the text needs the room. */
  low: "@media (max-height: 30em)",
  /** Every other screen. */
  tall: "@media (min-height: 30.01em)",
  portrait: `@media ${portraitScreen}`,
} as const

/** Height of Our Services where it is on top of the bar at the bottom edge. */
export const fixedLinkHeight = "2.75rem"

/** Rules for pages without React: scripts are off, or the browser is from before 2021 (src/boot/contract.ts). */
export const withoutScript = (rules: string): string =>
  `@media (scripting: none) { ${rules} } @supports not (${supportedProperty}: ${supportedValue}) { ${rules} }`
