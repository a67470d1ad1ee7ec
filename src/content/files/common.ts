import { type FocalPoint, type LiveRule, entry, image, line, paragraph } from "../vocabulary"

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

/** Where a picture's point is that stays in view: from the left, from the top. */
export const point = {
  regex: "^(100|[0-9]{1,2})% (100|[0-9]{1,2})%$",
  description: "two percentages such as 60% 50%",
}

/** The fields of every picture that is cropped to its place: the file, what it shows, and what stays in view. */
const croppedPicture = (crops: FocalPoint["crops"]) => ({
  image: image({ label: "Picture", minWidth: 1200, minHeight: 800, hint: "A wide picture." }),
  alt: line({
    label: "Alternative text",
    min: 15,
    max: 240,
    hint: "What the picture shows, for people who cannot see it.",
  }),
  focus: line({
    label: "Centre of the picture",
    max: 9,
    pattern: point,
    focalPoint: { picture: "image", crops },
    hint: "What stays in view when the sides are cut: from the left, from the top.",
  }),
})

/** A picture that a page may have, for a place with these shapes. */
export const picture = (label: string, hint: string, crops: FocalPoint["crops"]) =>
  entry(
    { type: "PagePicture", label, optional: true, hint },
    {
      ...croppedPicture(crops),
      caption: line({ label: "Caption", max: 80, optional: true, hint: "A few words under the picture." }),
    }
  )

/** One picture of several, each with its caption. */
export const galleryPicture = (crops: FocalPoint["crops"]) =>
  entry(
    { type: "GalleryPicture", titleField: "caption", label: "Picture", hint: "A picture and what happens there." },
    {
      ...croppedPicture(crops),
      caption: line({ label: "Caption", max: 80, hint: "One short sentence: what happens there." }),
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
