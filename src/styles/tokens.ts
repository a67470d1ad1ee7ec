import { supportedProperty, supportedValue } from "../boot/contract"

/**
 * The two sets of colours. Light is morning, dark is night: deep teal walls, warm sand, sunrise orange and jacaranda
 * violet of the pictures. Every pair of text and surface meets WCAG AA; the tests measure them.
 */
export interface Palette {
  surface: string
  /** Cards and fields. */
  surfaceRaised: string
  /** Quiet bands between two plain ones. */
  surfaceSunk: string
  text: string
  textMuted: string
  /** Links, icons and the main button. */
  brand: string
  brandStrong: string
  onBrand: string
  /** A tint of the brand behind icons and selected things. */
  brandSoft: string
  accent: string
  accentStrong: string
  onAccent: string
  violet: string
  violetSoft: string
  /** Emergencies and errors alone. */
  danger: string
  dangerSoft: string
  success: string
  focus: string
  /** Lines that only decorate. */
  border: string
  /** Edges of fields and controls: 3:1 against the surfaces (WCAG 1.4.11). */
  controlBorder: string
  /** The deep bands (banner, footer) and what stands on them. */
  deep: string
  onDeep: string
  onDeepMuted: string
  deepControlBorder: string
  /** The foot of the page, below the last band. */
  footerBg: string
  shadow: string
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
  footerBg: "#062a31",
  shadow: "20 40 45",
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
  footerBg: "#050f13",
  shadow: "0 0 0",
}

/** What is printed: morning's colours on white paper, without filled bands, and all words in one dark ink. */
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

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** A palette as CSS custom properties. */
export const customProperties = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${kebabCase(name)}:${value};`)
    .join("")

/** Widths at which the layout changes, in em so that zoom counts. */
export const breakpoints = {
  /** Two columns fit. */
  medium: "@media (min-width: 40em)",
  /** Three columns and more fit. */
  wide: "@media (min-width: 62em)",
  /** The header's links fit beside a long name in a wide font; below it the menu and the bar at the bottom edge serve. */
  header: "@media (min-width: 75em)",
  /** A phone on its side or a page at 200 %: what stays in place elsewhere scrolls away, for the words need the room. */
  low: "@media (max-height: 30em)",
  /** The bar at the bottom edge serves, and there is room for Our Services on top of it. */
  tab: "@media (max-width: 74.99em) and (min-height: 30.01em)",
} as const

/** Height of Our Services where it lies on top of the bar at the bottom edge. */
export const tabHeight = "2.75rem"

/** Rules for where React never comes: scripts are off, or the browser is from before 2021 (src/boot/contract.ts). */
export const withoutScript = (rules: string): string =>
  `@media (scripting: none) { ${rules} } @supports not (${supportedProperty}: ${supportedValue}) { ${rules} }`
