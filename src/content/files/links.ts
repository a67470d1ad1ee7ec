import { anchorPattern } from "../anchors"
import { dateTimePattern } from "../dateTime"
import { destinationPattern } from "../destinations"
import { type DateTimeRule, line } from "../vocabulary"

/** The end of an entry's address on its page. It is left as it is when the title changes, so that links to it stay. */
export const anchor = (title: string) =>
  line({
    label: "Anchor",
    max: 120,
    pattern: anchorPattern,
    anchorOf: title,
    optional: true,
    hint: "The end of its address, after #. Left empty, it is made from the words above and changes with them. Do not change it once it is written, or links to it break.",
  })

/** Where a link leads: only what exists can be chosen. */
export const destination = () =>
  line({
    label: "Leads to",
    max: 140,
    pattern: destinationPattern,
    destination: true,
    hint: "A page, a service, a question, a message about a subject, or a call. New entries can be chosen once they are published.",
  })

/** A day and a time in the clinic's time zone. */
export const dateTime = (label: string, hint: string, rule: DateTimeRule = {}) =>
  line({ label, max: 16, pattern: dateTimePattern, dateTime: rule, hint })
