import { withoutTrunkZero } from "../kinds/tidyNumbers"
import { type RuleProblem, problemIf } from "../../../plugins/gatsby-plugin-content-model"

/** The facts of a clinic that these checks read. */
interface CheckedClinic {
  readonly phone: string
  readonly fax?: string | undefined
  readonly whatsapp?: string | undefined
  readonly phones?: readonly { readonly number: string }[] | undefined
  readonly emergency: { readonly number: string }
}

/** Returns each number of the clinic with its path. */
const listNumbers = ({ phone, fax = "", whatsapp = "", phones = [], emergency }: CheckedClinic) => [
  ...Object.entries({ phone, fax, whatsapp }).map(([name, number]) => [[name], number] as const),
  ...phones.map(({ number }, index) => [["phones", index, "number"], number] as const),
  [["emergency", "number"], emergency.number] as const,
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
