import { getText } from "../../plugins/gatsby-plugin-content-model"

/** Returns what follows from the country and the language of a new clinic, whose `clinic.json` is `clinic`. */
export const describeGuesses = (clinic: unknown): string => {
  const currency = getText(clinic, "locale", "currency")
  const name = new Intl.DisplayNames(getText(clinic, "locale", "language"), { type: "currency" }).of(currency)
  const [callingCode] = getText(clinic, "phone").split(" ")
  return `I take ${currency} (${name}), a ${getText(clinic, "locale", "hourCycle")}-hour clock, ${getText(clinic, "locale", "timeZone")} and numbers that begin with ${callingCode}; change them in data/clinic.json.`
}
