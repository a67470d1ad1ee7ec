export { checkLogo, type DrawPixels } from "./checkLogo"
export { type HeadingFont, getHeadingFont, headingFonts } from "./headingFonts"
export { headingFontFace, headingFontStyle } from "./headingFontStyle"
export { type Meaning, isDangerRed } from "./meanings"
export { measureDifference, parseColour, toLinear } from "./oklch"
export { type BrandColours, type OwnColours, derivePalette, listAdjustments, warmths } from "./palette"
export { shareSize } from "./shareSize"
export {
  type BrandLook,
  corners,
  createBrandStyles,
  createPrintChanges,
  formatThemes,
  listCustomProperties,
} from "./styles"
export type { Palette } from "./tokens"
