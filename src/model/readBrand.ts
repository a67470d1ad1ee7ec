import { type BrandLook, type Meaning, listAdjustments } from "../../plugins/gatsby-plugin-brand"
import { type ValueProblem, locate, checkField } from "../../plugins/gatsby-plugin-content-model"
import { brand as brandField } from "./files/brand"

/** The part of `brand.json` that the styles of all pages use. */
export interface Brand extends BrandLook {
  /** URL of the logo in `data`. */
  logo: string
}

/** Returns the parsed `brand.json`, or undefined if a check fails. */
export const readBrand = (value: unknown): Brand | undefined =>
  checkField(brandField, value).length > 0 ? undefined : brandField.read(value)

const meanings: Readonly<Record<Meaning, string>> = {
  danger: "red of emergencies and errors",
  urgent: "orange of what is urgent",
  success: "green of success",
}

/** Returns hints on colours that the site changes from those in `brand.json`, with the reasons. */
export const findBrandHints = (value: unknown): ValueProblem[] => {
  const brand = readBrand(value)
  return (brand ? listAdjustments(brand) : []).map(({ path, asked, shown, near, isByHand }) => ({
    ...locate("brand.json", brandField, value, path),
    message: `is “${asked}”, ${
      isByHand
        ? "but another colour is set by hand in “light”"
        : near
          ? `too near to the ${meanings[near]}`
          : "which would be hard to see, or to read as text"
    }: the site shows ${shown} instead.`,
  }))
}
