import { createWords } from "../words/catalogues"
import { describeNoticePeriod, readDateFormat } from "./dateFormat"
import { formatDate } from "./formatDateTime"
import { getLanguage } from "./locale"
import { interpolate } from "./placeholders"
import { formatPrice, formatPrices } from "./price"
import { getText, getValue } from "../../plugins/gatsby-plugin-content-model"

/** Makes a text of an entry's fields. `clinic` is the content of `clinic.json`; in the editor anything may be missing. */
type Describe = (entry: unknown, clinic: unknown) => string

const describeDay =
  (field: string): Describe =>
  (entry, clinic) => {
    const day = getValue(entry, field)
    return typeof day === "string" ? formatDate(day, readDateFormat(clinic)) : ""
  }

const describePrice: Describe = (price, clinic) => {
  const amount = getValue(price, "amount")
  const currency = getValue(price, "currency") || getValue(clinic, "locale", "currency")
  const words = createWords(getLanguage(clinic), getValue(clinic, "words")).fees
  const upTo = getValue(price, "upTo")
  const known = typeof currency === "string" ? currency : ""
  const lowest = typeof amount === "number" ? amount : 0
  return typeof upTo === "number" ? formatPrices(lowest, upTo, known, words) : formatPrice(lowest, known, words)
}

/**
 * What forms, links and the clinic's mail call a service: its title in the clinic's own language, whatever a translation
 * calls it.
 */
export const describeService: Describe = (service, clinic) =>
  interpolate(getText(service, "value") || getText(service, "title"), clinic)

/** Texts that the build makes of the content, by GraphQL type and field: no page carries the code for them. */
export const derivedTexts: Readonly<Record<string, Readonly<Record<string, Describe>>>> = {
  CareJson: { reviewedOnText: describeDay("reviewedOn") },
  FeesJson: { reviewedOnText: describeDay("reviewedOn") },
  Guide: { reviewedOnText: describeDay("reviewedOn") },
  NoticeJson: { period: describeNoticePeriod },
  OtherPolicy: { changedText: describeDay("changed"), reviewedOnText: describeDay("reviewedOn") },
  Policy: { changedText: describeDay("changed"), reviewedOnText: describeDay("reviewedOn") },
  Price: { text: describePrice },
  Service: { value: describeService },
}
