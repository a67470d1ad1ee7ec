import { isCalendarDay, isDateTime } from "../dateTime"
import type { Group } from "../values"
import type { EditorField } from "./widget"
import { type DateTimeRule, type Kind, type Presence, choose } from "./field"
import { type LineField, type LineOptions, line, lineKind } from "./line"

/** A field for a date, or a date and time, in the site's time zone. */
export interface DateTimeField extends LineField {
  dateTime: DateTimeRule
}

const dateTimeKind = {
  ...lineKind,
  checkMeaning(this: DateTimeField, text: string, group: Group): string[] {
    const { isDay, after } = this.dateTime
    const earlier = isDay || after === undefined ? undefined : group[after]
    return choose(
      [!isCalendarDay(text), `is “${text}”, a day that the calendar does not have: correct it.`],
      [
        isDateTime(earlier) && text <= earlier,
        `is “${text}”, but must be later than “${after}” (${String(earlier)}): correct one of the two.`,
      ]
    )
  },
  // The form has a date picker, so the format in the file is not described.
  describeLimits: (): string[] => [],
  widget(this: DateTimeField): Pick<EditorField, "widget"> & Partial<EditorField> {
    return this.dateTime.isDay
      ? { widget: "datetime", type: "date", format: "YYYY-MM-DD" }
      : { widget: "datetime", format: "YYYY-MM-DDTHH:mm" }
  },
} satisfies Kind & Partial<DateTimeField>

/** Creates a field for a date, or a date and time, in the site's time zone. */
export const dateTimeLine = <Options extends LineOptions & Pick<DateTimeField, "dateTime">>(
  options: Options
): DateTimeField & Presence<Options> => ({ ...line(options), ...dateTimeKind, ...options })
