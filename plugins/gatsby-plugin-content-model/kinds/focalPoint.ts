import type { EditorField } from "./widget"
import type { Kind, Presence } from "./field"
import { type LineField, type LineOptions, line, lineKind } from "./line"

/**
 * Settings of a focal point, the point of a picture that stays in view: the picture, and the shapes to which it is
 * cropped.
 */
export interface FocalPoint {
  /** Name of the picture's field in the same entry. */
  picture: string
  /** Names of the shapes, and their sizes in pixels. */
  crops: readonly { label: string; width: number; height: number }[]
}

/** A field for the point of a cropped picture that stays in view. */
export interface FocalPointField extends LineField {
  focalPoint: FocalPoint
}

const focalPointKind = {
  ...lineKind,
  // The editor sets the point on the picture, so the format in the file is not described.
  describeLimits: (): string[] => [],
  widget(this: FocalPointField): Pick<EditorField, "widget"> & Partial<EditorField> {
    return { ...lineKind.widget.call(this), widget: "focal-point", ...this.focalPoint }
  },
} satisfies Kind & Partial<FocalPointField>

/** Creates a field for the point of a cropped picture that stays in view. */
export const focalPointLine = <Options extends LineOptions & Pick<FocalPointField, "focalPoint">>(
  options: Options
): FocalPointField & Presence<Options> => ({ ...line(options), ...focalPointKind, ...options })
