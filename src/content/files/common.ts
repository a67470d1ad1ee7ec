import { type LiveRule, entry, line, paragraph } from "../vocabulary"

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
    { type: "TextBlock", label, hint },
    {
      heading: line({ label: "Heading", max: 60, hint: "A few words that say what follows." }),
      text: paragraph({ label: "Text", max: limits.text ?? 300, hint: "One to three plain sentences." }),
    }
  )

/** Marks an example, which must be gone before the site goes live. */
export const noSample: LiveRule = {
  value: false,
  message: "marks an example: put the clinic’s own in its place, then remove the mark.",
}

/** The forwarder's confirmation of the address to which it forwards `what`. */
export const activated = (what: string, when?: LiveRule["when"]): LiveRule => ({
  value: true,
  when,
  message: `is not set: send ${what} from the published site, click the link in the mail the forwarding service sends you, send again; when it has arrived, set this to true.`,
})

export const time = { regex: "^(1[0-2]|[1-9]):[0-5][0-9] (AM|PM)$", description: "a time such as 9:30 AM or 2:00 PM" }
export const date = {
  regex: "^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
  description: "a day such as 2026-11-22",
}
export const email = {
  regex: '^[^\\s@<>()",;:]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$',
  description: "an email address such as info@example.com",
}
export const phone = {
  regex: "^\\+[0-9]{1,3}( ?[0-9]){6,12}$",
  description: "a phone number with its country code, such as +263 77 123 4567",
}
export const digits = { regex: "^[0-9]{2,6}$", description: "two to six digits, such as 464" }
export const webAddress = {
  regex: "^https://[A-Za-z0-9.-]+(:[0-9]+)?(/[^\\s]*)?$",
  description: "a web address that begins with https://",
}
export const degrees = {
  regex: "^-?[0-9]{1,3}\\.[0-9]{3,8}$",
  description: "degrees with a decimal point, such as -17.82516",
}
