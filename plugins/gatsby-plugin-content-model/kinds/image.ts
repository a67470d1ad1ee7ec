import { formatPattern } from "./form"
import type { EditorField } from "./widget"
import {
  type Field,
  type FieldInfo,
  type Kind,
  type Pattern,
  type PictureRule,
  type Presence,
  type PreviewContext,
  type RuleProblem,
  type ValueMaker,
  at,
  plainKind,
} from "./field"
import { formatMegabytes, maxPictureBytes } from "../pictureLimits"
import type { SchemaRules } from "./schema"
import { type TextLimits, checkText, createTextRules, describeNoText } from "./text"
import { readText } from "../read"

/** A picture in `data/images`, by its address. */
export interface ImageField extends Field<string>, TextLimits {
  pattern: Pattern
  picture: PictureRule
}

const imageKind = {
  ...plainKind,
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
  // HEIC, as phones take it, is turned into WebP when it is uploaded. Until it is saved, a new picture has no folder.
  widget(this: ImageField): Pick<EditorField, "widget"> & Partial<EditorField> {
    return {
      widget: "image",
      choose_url: false,
      accept: this.picture.isLogo ? "image/svg+xml" : "image/jpeg,image/png,image/webp,image/avif,image/heic",
      pattern: formatPattern({ ...this.pattern, regex: this.pattern.regex.replace("^/images/", "^(/images/)?") }),
    }
  },
  longest: (sample: unknown, { picture }: ValueMaker): unknown => sample ?? picture,
  complete: (value: unknown, { createPicture }: PreviewContext): unknown =>
    createPicture(typeof value === "string" ? value : ""),
} satisfies Kind & Partial<ImageField>

/** A picture in `data/images`, by its address `/images/name.jpg`; sizes in pixels. */
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

/** The site's logo, a drawing in `data/images`, by its address `/images/name.svg`. */
export const logo = <Options extends FieldInfo>(options: Options): ImageField & Presence<Options> => ({
  ...imageKind,
  pattern: {
    regex: "^/images/[A-Za-z0-9][A-Za-z0-9._-]*\\.(svg|SVG)$",
    description: "a drawing’s address such as /images/logo.svg (SVG; letters, digits, - and _ in its name)",
  },
  picture: { minWidth: 0, minHeight: 0, isLogo: true },
  ...options,
})
