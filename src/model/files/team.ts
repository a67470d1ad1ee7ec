import { entry, image, line, list, paragraph, phoneLine } from "../../../plugins/gatsby-plugin-content-model"
import { sampleFlag } from "./liveRules"
import { emailPattern } from "./patterns"
import { altText } from "./pictures"

export const team = entry(
  {
    type: "TeamJson",
    label: "Team",
    hint: "The people patients meet, on the about page.",
    whileEnabled: "the about page shows the people",
  },
  {
    heading: line({ label: "Heading", max: 60, hint: "Shown above the people." }),
    lead: paragraph({
      label: "Introduction",
      max: 200,
      optional: true,
      hint: "One or two sentences under the heading.",
    }),
    people: list(
      { label: "People", min: 1, max: 24, uniqueBy: "name", hint: "Only with their consent." },
      entry(
        { type: "TeamMember", titleField: "name", label: "Person", hint: "One of the people patients meet." },
        {
          name: line({ label: "Name", max: 80, untranslated: true, hint: "As patients say it, with a title." }),
          role: line({ label: "Role", max: 60, hint: "For example: General practitioner." }),
          qualifications: line({
            label: "Qualifications",
            max: 120,
            untranslated: true,
            optional: true,
            hint: "As the person writes them after the name: MBChB (UZ), FCP (SA).",
          }),
          phone: phoneLine({
            label: "Phone",
            optional: true,
            hint: "Only if patients may call this person directly.",
          }),
          email: line({
            label: "Email address",
            max: 80,
            pattern: emailPattern,
            optional: true,
            hint: "Only if patients may write to this person directly.",
          }),
          days: line({ label: "Days", max: 60, optional: true, hint: "When the person is there: Monday to Thursday." }),
          languages: list(
            {
              label: "Languages",
              min: 0,
              max: 8,
              optional: true,
              uniqueItems: true,
              hint: "The languages that the person speaks.",
            },
            line({ label: "Language", max: 24, hint: "For example: Shona." })
          ),
          registration: line({
            label: "Registration number",
            max: 40,
            untranslated: true,
            optional: true,
            hint: "With the council or register: patients can look it up.",
          }),
          portrait: entry(
            { type: "Portrait", label: "Picture", optional: true, hint: "The face, which is cut to a square." },
            {
              image: image({ label: "Picture", minWidth: 400, minHeight: 400, hint: "The face in the middle." }),
              alt: altText,
            }
          ),
          sample: sampleFlag("Set while the person is an example. The page says so."),
        }
      )
    ),
  }
)
