import { type LiveRule, flag, dateTimeLine, line } from "../../../plugins/gatsby-plugin-content-model"
import { datePattern } from "./patterns"

/** Returns the mark of an example, which must be gone before the site goes live. */
export const sampleFlag = (hint: string) =>
  flag({
    label: "Sample",
    optional: true,
    hint,
    live: {
      value: false,
      message: "marks an example: put the clinic’s own in its place, then remove the mark.",
    },
  })

/** Returns the rule that somebody must have confirmed that `what` arrives, which the content cannot show. */
export const mustBeActivated = (what: string, when?: LiveRule["when"]): LiveRule => ({
  value: true,
  when,
  message: `is not set: send ${what} from the published site, once message delivery is set up (docs/going-live/messages.md); when it has arrived, set this to true.`,
})

interface ReviewRule {
  /** The reviewer, as in “have a clinician check …”. */
  by: string
  /** The text under review, as in “… the advice on the three cards”. */
  what: string
  /** Number of months until the next review. */
  months: 6 | 12
}

/**
 * Reviewer and date of review of a medical or legal text. The page shows them, and they are required before the site
 * goes live.
 */
export const review = ({ by, what, months }: ReviewRule) => ({
  reviewedBy: line({
    label: "Reviewed by",
    max: 80,
    optional: true,
    hint: `Name and profession of the person who has checked ${what}: ${by}.`,
    live: { message: `is empty: have ${by} check ${what}, then write name and profession here.` },
  }),
  reviewedOn: dateTimeLine({
    label: "Reviewed on",
    max: 10,
    pattern: datePattern,
    dateTime: { isDay: true, reviewMonths: months },
    optional: true,
    hint: `The day of that check. After ${months} months it is time for the next.`,
    live: { message: `is empty: write here on which day ${by} has checked ${what}.` },
  }),
})
