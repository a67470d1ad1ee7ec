import { describeBookAhead, describeNoticePeriod, readDateFormat, formatDate } from "./hours/formatDateTime"
import { interpolate } from "./placeholders"
import type { LanguageSite } from "./readSite"
import { type Read, read, readText } from "../../plugins/gatsby-plugin-content-model/json"

/** Fields that texts are derived from. An entry has only those of its type. */
const fields = {
  changed: readText,
  reviewedOn: readText,
  title: readText,
  value: readText,
  from: readText,
  until: readText,
}

/** Creates a text from an entry's fields. */
type Describe = (entry: Read<typeof fields>, site: LanguageSite) => string

const describeDay =
  (field: "changed" | "reviewedOn"): Describe =>
  ({ [field]: day }, site) =>
    day && formatDate(day, readDateFormat(site))

/**
 * Returns the name of a service in forms, links and the clinic's mail: its title in the clinic's own language, whatever
 * the translation.
 */
export const describeService = ({ value, title }: { value: string; title: string }, site: LanguageSite): string =>
  interpolate(value || title, site)

/**
 * Texts that the build derives from the content, keyed by GraphQL type and field, so that no page carries the code for
 * them.
 */
const derivedTexts: Readonly<Record<string, Readonly<Record<string, Describe>>>> = {
  AppointmentJson: { bookAheadText: (_entry, site) => describeBookAhead(site) },
  CareJson: { reviewedOnText: describeDay("reviewedOn") },
  FeesJson: { reviewedOnText: describeDay("reviewedOn") },
  Guide: { reviewedOnText: describeDay("reviewedOn") },
  NoticeJson: { period: describeNoticePeriod },
  OtherPolicy: { changedText: describeDay("changed"), reviewedOnText: describeDay("reviewedOn") },
  Policy: { changedText: describeDay("changed"), reviewedOnText: describeDay("reviewedOn") },
  Service: { value: describeService },
}

/** Returns the names of the derived texts of a GraphQL type. */
export const listDerivedNames = (type: string): string[] => Object.keys(derivedTexts[type] ?? {})

/** Returns a derived text of an entry as it is in the content; undefined if its type has no such text. */
export const deriveText = (type: string, name: string, entry: unknown, site: LanguageSite): string | undefined =>
  derivedTexts[type]?.[name]?.(read(fields, entry), site)
