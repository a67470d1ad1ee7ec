import { getCurrencyCode } from "./locale"
import { type Words, fill } from "../words/words"

/** The sign of a currency. It names the dollar's country, because several dollars are used in the region. */
const signs: Readonly<Record<string, string>> = { MZN: "MT", USD: "US$" }

/** Returns how many digits a currency has after its point; two where nobody knows. */
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
 * A price as people read it: `US$25`, `US$2.50`, `ZiG 1,200`. Not by `Intl`, which writes the younger currency in a way
 * that differs from browser to browser.
 */
export const formatPrice = (amount: number, currency: string, words: Words["fees"]): string => {
  const [whole = "", cents = ""] = amount.toFixed(countDecimals(currency)).split(".")
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, words.thousands)
  const number = `${grouped}${/[1-9]/.test(cents) ? `${words.decimal}${cents}` : ""}`
  // A space between a letter and a digit.
  return fill(words.amount, { currency: signs[currency] ?? currency, number }).replace(/([A-Za-z])(?=\d)/, "$1\u00A0")
}

/** Returns two prices of one currency as people read them: `US$5 – US$12`. */
export const formatPrices = (amount: number, upTo: number, currency: string, words: Words["fees"]): string =>
  `${formatPrice(amount, currency, words)} – ${formatPrice(upTo, currency, words)}`
