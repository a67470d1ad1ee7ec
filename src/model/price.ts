import { getCurrencyCode } from "./locale"
import { type Words, fill } from "../words/words"

/** Currency signs. The dollar's sign names its country, because several dollars are used in the region. */
const signs: Readonly<Record<string, string>> = { MZN: "MT", USD: "US$" }

/** Returns the number of decimals of a currency, or two if it is unknown. */
export const countDecimals = (currency: string): number => {
  try {
    return (
      new Intl.NumberFormat("en", { style: "currency", currency: getCurrencyCode(currency) }).resolvedOptions()
        .maximumFractionDigits ?? 2
    )
  } catch {
    return 2
  }
}

/**
 * Formats a price: `US$25`, `US$2.50`, `ZiG 1,200`. It does not use `Intl`, because browsers disagree on the younger
 * currency.
 */
export const formatPrice = (amount: number, currency: string, words: Words["fees"]): string => {
  const [whole = "", cents = ""] = amount.toFixed(countDecimals(currency)).split(".")
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, words.thousands)
  const number = `${grouped}${/[1-9]/.test(cents) ? `${words.decimal}${cents}` : ""}`
  // A letter and a digit have a space between them.
  return fill(words.amount, { currency: signs[currency] ?? currency, number }).replace(/([A-Za-z])(?=\d)/, "$1\u00A0")
}

/** Formats a range of prices in one currency: `US$5 – US$12`. */
export const formatPrices = (amount: number, upTo: number, currency: string, words: Words["fees"]): string =>
  `${formatPrice(amount, currency, words)} – ${formatPrice(upTo, currency, words)}`
