import { getCurrencyCode } from "./locale"
import {
  type ValueProblem,
  type Model,
  type Files,
  locate,
  getItems,
  getText,
  getValue,
} from "../../plugins/gatsby-plugin-content-model"
import { countDecimals } from "./price"

/** How a number of decimals is said. */
const decimalNames = ["no", "one", "two", "three"]

const hasDecimals = (amount: number, decimals: number): boolean => Number(amount.toFixed(decimals)) === amount

/** Returns amounts of data/fees.json with more decimals than their currency has: the page would show another price. */
export const findAmountProblems = (model: Model, files: Files): ValueProblem[] => {
  const { fees: tree } = model
  if (!tree || getValue(files["fees"], "enabled") !== true) return []
  return getItems(files["fees"], "prices").flatMap((price, index) => {
    const currency = getText(price, "currency") || getText(files["clinic"], "locale", "currency")
    if (!currency) return []
    const decimals = countDecimals(currency)
    return ["amount", "upTo"].flatMap(name => {
      const amount = getValue(price, name)
      // More than three are nobody's: the field itself says so.
      return typeof amount === "number" && hasDecimals(amount, 3) && !hasDecimals(amount, decimals)
        ? [
            {
              ...locate("fees.json", tree, files["fees"], ["prices", index, name]),
              message: `is ${amount}, but ${getCurrencyCode(currency)} has ${decimalNames[decimals] ?? decimals} decimals: write it without the others.`,
            },
          ]
        : []
    })
  })
}
