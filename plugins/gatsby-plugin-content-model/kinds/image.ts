import { formatPattern } from "./form"
import type { EditorField } from "./widget"
import {
  type Field,
  type FieldInfo,
  type Kind,
  type Pattern,
  type PictureRule,
  type Presence,
  type AnswerContext,
  type RuleProblem,
  at,
  baseKind,
} from "./field"
import type { SchemaRules } from "./schema"
import { type TextLimits, checkText, createTextRules, describeNoText } from "./text"
import { readText } from "../read"

/** Maximum size of a picture's file, in bytes. */
export const maxPictureBytes = 20_000_000

/** Formats a number of bytes in megabytes: `20 MB`. */
export const formatMegabytes = (bytes: number): string => `${Math.round(bytes / 100_000) / 10} MB`

/** A field for the URL of a picture in the folder `images`. */
export interface ImageField extends Field<string>, TextLimits {
  pattern: Pattern
  picture: PictureRule
}

const imageKind = {
  ...baseKind,
  min: 1,
  max: 120,
  checkPresent(this: ImageField, value: unknown): RuleProblem[] {
    return at(...(typeof value === "string" ? checkText(this, value) : [describeNoText(this)]))
  },
  read: readText,
  graphql: () => ({ type: "File", directive: " @imageFile" }),
  schema(this: ImageField): SchemaRules {
    return createTextRules(this)
  },
  describeLimits(this: ImageField): string[] {
    const { minWidth, minHeight, isLogo } = this.picture
    return isLogo ? [] : [`At least ${minWidth} × ${minHeight} pixels; ${formatMegabytes(maxPictureBytes)} at most.`]
  },
  // HEIC, the format of phones' cameras, is converted to WebP during the upload. The URL of a new picture has no
  // folder until the picture is saved.
  widget(this: ImageField): Pick<EditorField, "widget"> & Partial<EditorField> {
    return {
      widget: "image",
      choose_url: false,
      accept: this.picture.isLogo ? "image/svg+xml" : "image/jpeg,image/png,image/webp,image/avif,image/heic",
      pattern: formatPattern({ ...this.pattern, regex: this.pattern.regex.replace("^/images/", "^(/images/)?") }),
    }
  },
  complete: (value: unknown, { createPicture }: AnswerContext): unknown =>
    createPicture(typeof value === "string" ? value : ""),
} satisfies Kind & Partial<ImageField>

/** Creates a field for the URL of a picture in the folder `images`, such as `/images/name.jpg`. Sizes are in pixels. */
export const image = <Options extends FieldInfo & { minWidth: number; minHeight: number }>(
  options: Options
): ImageField & Presence<Options> => ({
  ...imageKind,
  pattern: {
    regex: "^/images/[A-Za-z0-9][A-Za-z0-9._-]*\\.(jpe?g|png|webp|avif|JPE?G|PNG|WEBP|AVIF)$",
    description:
      "a picture’s address such as /images/entrance.jpg (JPEG, PNG, WebP or AVIF; letters, digits, - and _ in its name)",
  },
  picture: { minWidth: options.minWidth, minHeight: options.minHeight, isLogo: false },
  ...options,
})

/** Creates a field for the URL of the site's logo, an SVG drawing in the folder `images`, such as `/images/name.svg`. */
export const logo = <Options extends FieldInfo>(options: Options): ImageField & Presence<Options> => ({
  ...imageKind,
  pattern: {
    regex: "^/images/[A-Za-z0-9][A-Za-z0-9._-]*\\.(svg|SVG)$",
    description: "a drawing’s address such as /images/logo.svg (SVG; letters, digits, - and _ in its name)",
  },
  picture: { minWidth: 0, minHeight: 0, isLogo: true },
  ...options,
})
