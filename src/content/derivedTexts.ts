import { createWords } from "../words/catalogues"
import { describeNoticePeriod, readDateFormat } from "./dateFormat"
import { formatDate } from "./formatDateTime"
import { getLanguage } from "./locale"
import { interpolate } from "./placeholders"
import { formatPrice } from "./price"
import { getText, getValue } from "./vocabulary"

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
  return formatPrice(typeof amount === "number" ? amount : 0, typeof currency === "string" ? currency : "", words)
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
  Policy: { changedText: describeDay("changed"), reviewedOnText: describeDay("reviewedOn") },
  Price: { text: describePrice },
  Service: { value: describeService },
}
