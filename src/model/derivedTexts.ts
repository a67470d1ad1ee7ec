import { describeNoticePeriod, readDateFormat } from "./hours/dateFormat"
import { formatDate } from "./hours/formatDateTime"
import { interpolate } from "./placeholders"
import { readClinic } from "./readClinic"
import { read, readText } from "../../plugins/gatsby-plugin-content-model"

/**
 * Creates a text from an entry's fields. `clinic` is the content of `clinic.json`. In the editor anything may be
 * missing.
 */
type Describe = (entry: unknown, clinic: unknown) => string

/** Fields that entries of several types have. */
const texts = { changed: readText, reviewedOn: readText, title: readText, value: readText }

const describeDay =
  (field: "changed" | "reviewedOn"): Describe =>
  (entry, clinic) => {
    const day = read(texts, entry)[field]
    return day && formatDate(day, readDateFormat(readClinic(clinic)))
  }

/**
 * Returns the name of a service in forms, links and the clinic's mail: its title in the clinic's own language, whatever
 * the translation.
 */
export const describeService: Describe = (service, clinic) => {
  const { value, title } = read(texts, service)
  return interpolate(value || title, clinic)
}

/**
 * Texts that the build derives from the content, keyed by GraphQL type and field, so that no page carries the code for
 * them.
 */
export const derivedTexts: Readonly<Record<string, Readonly<Record<string, Describe>>>> = {
  CareJson: { reviewedOnText: describeDay("reviewedOn") },
  FeesJson: { reviewedOnText: describeDay("reviewedOn") },
  Guide: { reviewedOnText: describeDay("reviewedOn") },
  NoticeJson: { period: describeNoticePeriod },
  OtherPolicy: { changedText: describeDay("changed"), reviewedOnText: describeDay("reviewedOn") },
  Policy: { changedText: describeDay("changed"), reviewedOnText: describeDay("reviewedOn") },
  Service: { value: describeService },
}
