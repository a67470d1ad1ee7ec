import { getCurrencyCode } from "./locale"
import { type ValueProblem, type Model, type Files, locate, isOff } from "../../plugins/gatsby-plugin-content-model"
import { fees } from "./files/fees"
import { readClinic } from "./readClinic"
import { countDecimals } from "./price"

/** How a number of decimals is said. */
const decimalNames = ["no", "one", "two", "three"]

const hasDecimals = (amount: number, decimals: number): boolean => Number(amount.toFixed(decimals)) === amount

/** Returns amounts of data/fees.json with more decimals than their currency has: the page would show another price. */
export const findAmountProblems = (model: Model, files: Files): ValueProblem[] => {
  const { fees: tree } = model
  if (!tree || isOff(tree, files["fees"])) return []
  return fees.read(files["fees"]).prices.flatMap(({ amount, upTo, currency: own }, index) => {
    const currency = own || readClinic(files["clinic"]).locale.currency
    if (!currency) return []
    const decimals = countDecimals(currency)
    return Object.entries({ amount, upTo }).flatMap(([name, given]) =>
      // More than three are nobody's: the field itself says so.
      given !== undefined && hasDecimals(given, 3) && !hasDecimals(given, decimals)
        ? [
            {
              ...locate("fees.json", tree, files["fees"], ["prices", index, name]),
              message: `is ${given}, but ${getCurrencyCode(currency)} has ${decimalNames[decimals] ?? decimals} decimals: write it without the others.`,
            },
          ]
        : []
    )
  })
}
