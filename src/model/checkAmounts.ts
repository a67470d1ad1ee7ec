import { getCurrencyCode } from "./locale"
import { type ValueProblem, type Model, type Files, locate, isOff } from "../../plugins/gatsby-plugin-content-model"
import { fees } from "./files/fees"
import { readClinic } from "./readClinic"
import { countDecimals } from "./price"

/** Numbers of decimals in words. */
const decimalNames = ["no", "one", "two", "three"]

const hasDecimals = (amount: number, decimals: number): boolean => Number(amount.toFixed(decimals)) === amount

/**
 * Finds amounts in data/fees.json with more decimals than their currency has: the page would show a different price.
 */
export const findAmountProblems = (model: Model, files: Files): ValueProblem[] => {
  const { fees: tree } = model
  if (!tree || isOff(tree, files["fees"])) return []
  return fees.read(files["fees"]).prices.flatMap(({ amount, upTo, currency: own }, index) => {
    const currency = own || readClinic(files["clinic"]).locale.currency
    if (!currency) return []
    const decimals = countDecimals(currency)
    return Object.entries({ amount, upTo }).flatMap(([name, given]) =>
      // No currency has more than three decimals: the field's own check reports that.
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
