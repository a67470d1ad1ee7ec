import { type LiveRule, flag } from "../../../plugins/gatsby-plugin-content-model"

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
