export { checkLogo, type DrawPixels } from "./checkLogo"
export { corners } from "./corners"
export { type HeadingFont, getHeadingFont, headingFonts } from "./headingFonts"
export { headingFontFace, headingFontStyle } from "./headingFontStyle"
export { type Logo, formatLogo } from "./logo"
export { type Meaning, isEmergencyRed } from "./meanings"
export { measureDifference, parseColour, toLinear } from "./oklch"
export { type BrandColours, type OwnColours, derivePalette, listAdjustments, veils, warmths } from "./palette"
export { readLogo } from "./readLogo"
export { shareSize } from "./shareSize"
export {
  type BrandLook,
  createBrandStyles,
  createPrintChanges,
  formatCustomProperties,
  listCustomProperties,
} from "./styles"
export type { Palette } from "./tokens"
