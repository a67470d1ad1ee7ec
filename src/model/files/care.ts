import { entry, line, list, paragraph } from "../../../plugins/gatsby-plugin-content-model"
import { review } from "./liveRules"

const card = (label: string, hint: string) =>
  entry(
    { type: "CareCard", label, hint },
    {
      level: line({ label: "How urgent", max: 20, hint: "One word that says it without the colour: Emergency." }),
      heading: line({ label: "What to do", max: 40, hint: "The card’s heading, a verb first: Call {emergency} now." }),
      signs: list(
        { label: "Signs", min: 1, max: 4, uniqueItems: true, hint: "Few and plain: what people see or feel." },
        line({ label: "Sign", max: 80, hint: "One sign each." })
      ),
      text: paragraph({ label: "Advice", max: 200, hint: "One or two sentences under the signs." }),
      otherTimes: paragraph({
        label: "Advice at other times",
        max: 200,
        optional: true,
        hint: "What to do outside business hours, or while the clinic is closed. Then it comes before the other advice.",
      }),
    }
  )

/**
 * Advice on where to go with which problem, as NHS care cards
 * (https://service-manual.nhs.uk/design-system/components/care-cards).
 */
export const care = entry(
  {
    type: "CareJson",
    label: "Where to go",
    hint: "Emergency, urgent or routine: three cards on the services page.",
    whileEnabled: "the services page shows the three cards",
  },
  {
    heading: line({ label: "Heading", max: 60, hint: "Shown above the cards." }),
    lead: paragraph({ label: "Introduction", max: 200, hint: "One or two sentences under the heading." }),
    emergency: card("Emergency", "When a life is in danger. Its button calls the emergency number."),
    urgent: card("Urgent", "When it cannot wait until tomorrow. Its button calls the clinic."),
    routine: card("Routine", "When it can wait for an appointment. Its button leads to the form."),
    ...review({ by: "a clinician", what: "the advice on the three cards", months: 6 }),
    notReviewed: paragraph({
      label: "While nobody has reviewed it",
      max: 240,
      hint: "Shown until a clinician’s name and a day are given. Say that nobody has reviewed the cards, and what to do instead of trusting them.",
    }),
  }
)
