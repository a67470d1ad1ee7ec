import {
  type RuleProblem,
  choice,
  entry,
  line,
  list,
  problemIf,
  slugPattern,
} from "../../../plugins/gatsby-plugin-content-model"
import { phoneLine } from "../kinds/phone"

/** Owners of an emergency number. */
const emergencyOwners = ["own", "national"] as const

/** Finds phones with the same placeholder name, which would be ambiguous in texts. */
export const findRepeatedNames = (phones: readonly { name?: string | undefined }[]): RuleProblem[] => {
  const names = phones.map(({ name }) => name)
  return names.flatMap((name, index) =>
    problemIf(
      Boolean(name) && names.indexOf(name) < index,
      ["phones", index, "name"],
      `is “${name}”, which another phone has: write another.`
    )
  )
}

/** Further numbers of the clinic. */
export const phones = list(
  {
    label: "Other phones",
    min: 0,
    max: 20,
    optional: true,
    uniqueBy: "label",
    hint: "More numbers, such as the pharmacy’s, or a number for the night. Wherever a text has one, people can press it to call.",
  },
  entry(
    {
      type: "NamedPhone",
      titleField: "label",
      summary: "{{label}}: {{number}}",
      label: "Phone",
      hint: "A number and what it is for.",
    },
    {
      label: line({ label: "For", max: 40, hint: "A word or two: Pharmacy." }),
      number: phoneLine({
        label: "Number",
        hint: "With its country code if it has one.",
      }),
      when: line({
        label: "When to use it",
        max: 80,
        optional: true,
        hint: "A few words: at night and on Sundays.",
      }),
      name: line({
        label: "Name in texts",
        max: 24,
        pattern: slugPattern,
        optional: true,
        hint: "If the name is night, write {phone:night} in texts.",
      }),
    }
  )
)

/** The number for emergencies. */
export const emergency = entry(
  { type: "Emergency", label: "Emergency number", hint: "For life-threatening emergencies." },
  {
    number: phoneLine({
      label: "Number",
      hint: "A short number, or the phone of the person on call.",
    }),
    whose: choice({
      label: "Whose number it is",
      options: emergencyOwners,
      hint: "“own”: the clinic answers it. “national”: the country’s ambulance answers; it is not given as a number of the clinic.",
    }),
  }
)
