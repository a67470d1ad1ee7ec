import {
  type FocalPoint,
  type Pattern,
  entry,
  image,
  line,
  focalPointLine,
} from "../../../plugins/gatsby-plugin-content-model"

/** Format of a focal point: the distance from the left and from the top. */
const focusPattern: Pattern = {
  regex: "^(100|[0-9]{1,2})% (100|[0-9]{1,2})%$",
  description: "two percentages such as 60% 50%",
}

export const altText = line({
  label: "Alternative text",
  min: 15,
  max: 240,
  hint: "What the picture shows, for people who cannot see it.",
})

/** The focal point of the picture in the field that `focalPoint` names. */
export const focus = (label: string, focalPoint: FocalPoint) =>
  focalPointLine({
    label,
    max: 9,
    pattern: focusPattern,
    focalPoint,
    hint: "What stays in view when the sides are cut: from the left, from the top.",
  })

/** Fields of a cropped picture: the file, its alternative text and its focal point. */
const croppedPicture = (crops: FocalPoint["crops"]) => ({
  image: image({ label: "Picture", minWidth: 1200, minHeight: 800, hint: "A wide picture." }),
  alt: altText,
  focus: focus("Centre of the picture", { picture: "image", crops }),
})

/** An optional picture of a page, for a place with these shapes. */
export const picture = (label: string, hint: string, crops: FocalPoint["crops"]) =>
  entry(
    { type: "PagePicture", label, optional: true, hint },
    {
      ...croppedPicture(crops),
      caption: line({ label: "Caption", max: 80, optional: true, hint: "A few words under the picture." }),
    }
  )

/** One of several pictures with captions. */
export const galleryPicture = (crops: FocalPoint["crops"]) =>
  entry(
    { type: "GalleryPicture", titleField: "caption", label: "Picture", hint: "A picture and what happens there." },
    {
      ...croppedPicture(crops),
      caption: line({ label: "Caption", max: 80, hint: "One short sentence: what happens there." }),
    }
  )
