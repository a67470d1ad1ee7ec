import { dateTimeLine, line } from "../../../plugins/gatsby-plugin-content-model"
import { datePattern } from "./patterns"

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
