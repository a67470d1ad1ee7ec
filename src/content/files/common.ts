import { entry, line, paragraph } from "../vocabulary"

/** What search engines and the browser's tab show of a page. */
export const head = () =>
  entry(
    { type: "Head", label: "For search engines", hint: "The page’s name in the browser’s tab and in search results." },
    {
      title: line({
        label: "Title",
        max: 60,
        hint: "A few words that name the page. The clinic’s name is added to it.",
      }),
      description: line({
        label: "Description",
        min: 50,
        max: 160,
        hint: "One or two sentences that tell a searcher what the page offers.",
      }),
    }
  )

/** A heading and a sentence or two below it. */
export const band = (label: string, hint: string, limits: { text?: number } = {}) =>
  entry(
    { type: "Band", label, hint },
    {
      heading: line({ label: "Heading", max: 60, hint: "A few words that say what follows." }),
      text: paragraph({ label: "Text", max: limits.text ?? 300, hint: "One to three plain sentences." }),
    }
  )

export const time = { regex: "^(1[0-2]|[1-9]):[0-5][0-9] (AM|PM)$", says: "a time such as 9:30 AM or 2:00 PM" }
export const email = {
  regex: '^[^\\s@<>()",;:]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$',
  says: "an email address such as info@example.com",
}
export const phone = {
  regex: "^\\+[0-9]{1,3}( ?[0-9]){6,12}$",
  says: "a phone number with its country code, such as +263 77 123 4567",
}
export const digits = { regex: "^[0-9]{2,6}$", says: "two to six digits, such as 464" }
export const webAddress = {
  regex: "^https://[A-Za-z0-9.-]+(:[0-9]+)?(/[^\\s]*)?$",
  says: "a web address that begins with https://",
}
export const degrees = { regex: "^-?[0-9]{1,3}\\.[0-9]{3,8}$", says: "degrees with a decimal point, such as -17.82516" }
