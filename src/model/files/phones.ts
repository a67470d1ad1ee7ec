import {
  choice,
  entry,
  line,
  list,
  phoneLine,
  problemIf,
  type RuleProblem,
  slugPattern,
  withoutTrunkZero,
} from "../../../plugins/gatsby-plugin-content-model"

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

/** The facts of a clinic that these checks read. */
interface CheckedClinic {
  readonly phone: string
  readonly fax?: string | undefined
  readonly whatsapp?: string | undefined
  readonly phones?: readonly { readonly number: string }[] | undefined
  readonly emergency: { readonly number: string }
}

/** Returns each number of the clinic with its path. */
const listNumbers = ({
  phone,
  fax = "",
  whatsapp = "",
  phones: others = [],
  emergency: { number: short },
}: CheckedClinic) => [
  ...Object.entries({ phone, fax, whatsapp }).map(([name, number]) => [[name], number] as const),
  ...others.map(({ number }, index) => [["phones", index, "number"], number] as const),
  [["emergency", "number"], short] as const,
]

/** A complete number in national format that is not toll-free: toll-free numbers can seldom be called from abroad. */
const nationalPattern = /^0(?!800|808|900)(?: ?\d){7,}(?: ext\. \d+)?$/

/** Returns hints on numbers that are valid, but probably not intended. */
export const findClinicHints = (clinic: CheckedClinic): RuleProblem[] =>
  listNumbers(clinic).flatMap(([path, number]) => {
    const other = withoutTrunkZero(number)
    return [
      ...problemIf(
        nationalPattern.test(number),
        path,
        `is “${number}”, without its country code: phones from abroad cannot call it. If it can be called from there, write it as people there dial it, such as +263 77 123 4567.`
      ),
      ...problemIf(
        other !== undefined,
        path,
        `is “${number}”, with a 0 after the country code, which is dialled inside the country alone. Is it ${other}? Then write it so.`
      ),
    ]
  })
