import type { Clinic } from "../../src/model/readClinic"

/** Returns a sentence about the settings that are derived from the country and the language of a new clinic. */
export const describeDefaults = ({ locale, phone }: Clinic): string => {
  const { currency, language, hourCycle, timeZone } = locale
  const name = new Intl.DisplayNames(language, { type: "currency" }).of(currency)
  const [callingCode] = phone.split(" ")
  return `I take ${currency} (${name}), a ${hourCycle}-hour clock, ${timeZone} and numbers that begin with ${callingCode}; change them in data/clinic.json.`
}
