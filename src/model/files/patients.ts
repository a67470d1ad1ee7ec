import { entry, flag, line, list, paragraph } from "../../../plugins/gatsby-plugin-content-model"
import { anchor, destination } from "./links"
import { sampleFlag, review } from "./liveRules"
import { checklist, pageIntro } from "./textBlocks"

/** Guides for patients: how to do things at the clinic, step by step. */
export const patients = entry(
  {
    type: "PatientsJson",
    label: "For patients",
    hint: "A page of guides: how to become a patient, repeat a prescription and the like, step by step.",
    whileEnabled: "the page is on the site, and links lead to it",
  },
  {
    ...pageIntro(),
    sample: sampleFlag("Set while a step, a time or a rule is an example. The page says so."),
    sampleNote: paragraph({
      label: "While these are examples",
      max: 240,
      hint: "Shown above the guides while “Sample” is set. Say that these are examples, and whom to ask.",
    }),
    guides: list(
      { label: "Guides", min: 1, max: 12, uniqueBy: "title", hint: "What people ask for most comes first." },
      entry(
        { type: "Guide", titleField: "title", label: "Guide", hint: "How one thing is done at the clinic." },
        {
          title: line({ label: "Title", max: 40, hint: "What the patient wants to do, with the verb first." }),
          anchor: anchor("title"),
          intro: paragraph({ label: "Introduction", max: 200, hint: "One sentence: for whom this is, or when." }),
          steps: list(
            { label: "Steps", min: 1, max: 8, uniqueItems: true, hint: "In the order in which they are done." },
            line({ label: "Step", max: 200, links: true, hint: "One or two short sentences, the verb first." })
          ),
          facts: list(
            { label: "Facts", min: 0, max: 5, optional: true, uniqueBy: "label", hint: "How long it takes, where." },
            entry(
              { type: "GuideFact", titleField: "label", label: "Fact", hint: "What people ask about it." },
              {
                label: line({ label: "Name", max: 40, hint: "For example: How long it takes." }),
                text: line({ label: "Answer", max: 140, links: true, hint: "For example: Two working days." }),
              }
            )
          ),
          linksToFees: flag({
            label: "Link to the fees",
            optional: true,
            hint: "Set if people pay for it. The guide then links to the prices while the fees are on.",
          }),
          notes: list(
            {
              label: "Lists",
              min: 0,
              max: 3,
              optional: true,
              uniqueBy: "heading",
              hint: "What to bring, when to call and the like.",
            },
            checklist("List", "What to bring, when to call and the like.")
          ),
          action: entry(
            { type: "GuideAction", label: "Button", hint: "The one thing to do next." },
            {
              label: line({ label: "Words", max: 40, hint: "What it does, a verb first: Ask for a prescription." }),
              to: destination(),
            }
          ),
          ...review({ by: "a clinician or the practice manager", what: "this guide", months: 6 }),
        }
      )
    ),
  }
)
