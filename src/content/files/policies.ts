import { entry, flag, line, list, paragraph } from "../vocabulary"
import { datePattern } from "./patterns"
import { review } from "./reviews"
import { pageWords } from "./textBlocks"

/** The policies that the clinic may publish, each as a page of its own. */
export const policyNames = ["privacy", "terms", "accessibility"] as const

export type PolicyName = (typeof policyNames)[number]

/** `by` is who checks such a text. */
const policy = (label: string, by: string, hint: string) =>
  entry(
    { type: "Policy", label, hint, whileEnabled: "the text is a page, and the end of every page links to it" },
    {
      draft: flag({
        label: "Draft",
        optional: true,
        hint: "Set while the text is the draft that came with the site. Read it, change what is not true of the clinic, then turn this off.",
        live: {
          value: false,
          message:
            "marks a published text as a draft: change what is not true of the clinic, have a lawyer read it, then remove the mark.",
        },
      }),
      ...pageWords(),
      changed: line({
        label: "Last change",
        max: 10,
        pattern: datePattern,
        dateTime: { isDay: true },
        hint: "The day on which the text last changed: year, month, day. It is shown under the introduction.",
      }),
      ...review({ by, what: "this text", months: 12 }),
      sections: list(
        { label: "Sections", min: 1, max: 12, uniqueBy: "heading", hint: "In the order in which they are read." },
        entry(
          { type: "PolicySection", titleField: "heading", label: "Section", hint: "A heading and what follows it." },
          {
            heading: line({ label: "Heading", max: 60, hint: "A few words that say what follows." }),
            paragraphs: list(
              { label: "Paragraphs", min: 1, max: 5, hint: "One to three plain sentences each." },
              paragraph({ label: "Paragraph", max: 500, hint: "One to three plain sentences." })
            ),
            points: list(
              { label: "Points", min: 0, max: 8, optional: true, uniqueItems: true, hint: "A list below the text." },
              line({ label: "Point", max: 160, hint: "One thing each." })
            ),
          }
        )
      ),
    }
  )

export const policies = entry(
  {
    type: "PoliciesJson",
    label: "Privacy, terms, accessibility",
    hint: "Three texts that the clinic may publish. The drafts say what the site does; a lawyer knows what else they must say.",
  },
  {
    privacy: policy("Privacy policy", "a lawyer", "What happens to what people write, and whom to ask about it."),
    terms: policy("Terms of service", "a lawyer", "What people may expect of the site, and what they may not."),
    accessibility: policy(
      "Accessibility statement",
      "whoever has tested the site",
      "What works for everybody, what does not yet, and how to report it."
    ),
  }
)
