import { scriptHook, unsupportedValue } from "../../plugins/gatsby-plugin-on-demand"
import { desktopScreen } from "../inline/contract"

/** Screens on which the tall picture of a slide is shown instead of the wide one. */
export const portraitScreen = "(max-aspect-ratio: 4/5)"

/**
 * Breakpoints of the layout, in em, so that zoom and a larger default text size count. Columns that can adapt to the
 * available width need none.
 */
export const breakpoints = {
  /** Text so large that hardly anything fits side by side. At the default text size no phone is this narrow. */
  largeText: "@media (max-width: 19.9em)",
  /** One column. */
  phone: "@media (max-width: 39.99em)",
  /** Two columns fit. */
  tablet: "@media (min-width: 40em)",
  /** Three columns and more fit. */
  wide: "@media (min-width: 62em)",
  /** The header has a menu, and its buttons are in a bar at the bottom edge. */
  mobile: "@media (max-width: 74.99em)",
  /** The header's links fit beside a long name in a wide font. */
  desktop: `@media ${desktopScreen}`,
  /** A phone in landscape, or a page at 200 %: nothing is sticky or fixed, because the text needs the room. */
  low: "@media (max-height: 30em)",
  /** Every other screen. */
  tall: "@media (min-height: 30.01em)",
  portrait: `@media ${portraitScreen}`,
} as const

/** Width of a text whose lines have at most about 75 characters. */
export const textWidth = "min(58ch, 100%)"

/** Maximum height of a notification. */
export const toastHeight = "33vh"

/** Height of Our Services, if it is above the bar at the bottom edge. */
export const fixedLinkHeight = "2.75rem"

/** Minimum height of the emergency number on the home page: two lines of small text. */
export const emergencyLineHeight = "2.75rem"

/** Returns rules for screens on which Our Services and the emergency number share the row at the bottom edge. */
export const besideFixedLink = (rules: string): string => `@media (min-width: 20em) { ${rules} }`

/**
 * Returns declarations for pages without React: scripts are off, the browser is too old to read the inline script
 * (before 2021), or it is too old for the site. `selector` is for an element within the component.
 */
export const withoutScript = (declarations: string, selector = "&"): string => {
  const rule = `${selector} { ${declarations} }`
  return `@media (scripting: none) { ${rule} } @supports not (aspect-ratio: 1) { ${rule} }
    [${scriptHook}=${unsupportedValue}] ${rule}`
}
