import {
  type DateTimeRule,
  choice,
  entry,
  line,
  paragraph,
  dateTimeLine,
} from "../../../plugins/gatsby-plugin-content-model"
import { dateTimePattern } from "../../../plugins/gatsby-plugin-content-model/json"
import { link } from "./links"

/** A day and a time in the clinic's time zone. */
const dateTime = (label: string, hint: string, rule: DateTimeRule = {}) =>
  dateTimeLine({ label, max: 16, pattern: dateTimePattern, dateTime: rule, hint })

/** Urgency of a notice: something to know, a change from the usual, or something to act on now. */
const tones = ["information", "change", "urgent"] as const

export const notice = entry(
  {
    type: "NoticeJson",
    label: "Notice",
    hint: "One message at the top of every page, such as: No X-ray on Saturday. It comes and goes by itself.",
    whileEnabled: "the notice is shown from its first to its last moment",
  },
  {
    tone: choice({
      label: "Tone",
      options: tones,
      hint: "“information”: good to know. “change”: something is not as usual. “urgent”: act now.",
    }),
    heading: line({ label: "Heading", max: 80, hint: "What has happened or will happen, in a few words." }),
    text: paragraph({ label: "Text", max: 300, hint: "One to three sentences: what it means and what to do." }),
    link: link("NoticeLink", "Where to read or do more."),
    from: dateTime("From", "When it appears, on the clinic’s clock."),
    until: dateTime("Until", "When it disappears, on the clinic’s clock. Later than “From”.", {
      after: "from",
      past: "is over, so only visitors without scripts still see the notice: turn the notice off, or choose a later day.",
    }),
  }
)
