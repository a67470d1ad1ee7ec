import type { EditorField } from "./widget"
import type { Kind, Presence } from "./field"
import { type LineField, type LineOptions, line, lineKind } from "./line"

/** A point of a picture that stays in view, and the shapes that the picture is cropped to. */
export interface FocalPoint {
  /** The field of the picture, in the same entry. */
  picture: string
  /** What the shapes are called, and their sizes in pixels. */
  crops: readonly { label: string; width: number; height: number }[]
}

/** What stays in view of a cropped picture. */
export interface FocalPointField extends LineField {
  focalPoint: FocalPoint
}

const focalPointKind = {
  ...lineKind,
  // It is set on the picture, and is not written as in the file.
  describeLimits: (): string[] => [],
  widget(this: FocalPointField): Pick<EditorField, "widget"> & Partial<EditorField> {
    return { ...lineKind.widget.call(this), widget: "focal-point", ...this.focalPoint }
  },
} satisfies Kind & Partial<FocalPointField>

/** What stays in view of a cropped picture. */
export const focalPointLine = <Options extends LineOptions & Pick<FocalPointField, "focalPoint">>(
  options: Options
): FocalPointField & Presence<Options> => ({ ...line(options), ...focalPointKind, ...options })
