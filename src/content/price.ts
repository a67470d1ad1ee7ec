/** The prefix of an amount. It names the dollar's country, because several dollars are used in the region. */
const signs: Readonly<Record<string, string>> = { USD: "US$", ZiG: "ZiG\u00A0" }

/**
 * A price as people read it: `US$25`, `US$2.50`, `ZiG 1,200`. Not by `Intl`, which writes the younger currency in a way
 * that differs from browser to browser.
 */
export const formatPrice = (amount: number, currency: string): string => {
  const [whole = "", cents = ""] = amount.toFixed(2).split(".")
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ",")
  return `${signs[currency] ?? `${currency}\u00A0`}${grouped}${cents === "00" ? "" : `.${cents}`}`
}
