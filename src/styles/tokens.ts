import { supportedProperty, supportedValue } from "../../plugins/gatsby-plugin-on-demand"
import { desktopScreen } from "../inline/contract"

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
  desktop: `@media ${desktopScreen}`,
  /** A phone in landscape or a page at 200 %: nothing stays in place, because the text needs the room. */
  low: "@media (max-height: 30em)",
  /** Every other screen. */
  tall: "@media (min-height: 30.01em)",
  portrait: `@media ${portraitScreen}`,
} as const

/** Height of Our Services where it is on top of the bar at the bottom edge. */
export const fixedLinkHeight = "2.75rem"

/** Least height of the emergency number on the home page: two lines of small text. */
export const emergencyLineHeight = "2.75rem"

/** Rules for the row at the bottom edge where Our Services leaves half of it to the emergency number. */
export const besideFixedLink = (rules: string): string => `@media (min-width: 20em) { ${rules} }`

/** Rules for pages without React: scripts are off, or the browser is from before 2021 (src/inline/contract.ts). */
export const withoutScript = (rules: string): string =>
  `@media (scripting: none) { ${rules} } @supports not (${supportedProperty}: ${supportedValue}) { ${rules} }`
