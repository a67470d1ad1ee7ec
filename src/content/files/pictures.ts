import { type FocalPoint, type Pattern, entry, image, line } from "../vocabulary"

/** Where a picture's point is that stays in view: from the left, from the top. */
export const focusPattern: Pattern = {
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
    pattern: focusPattern,
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
