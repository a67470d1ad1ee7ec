import { isTimeZone } from "../locale"
import {
  type Kind,
  type LineField,
  type LineOptions,
  type Presence,
  line,
  lineKind,
} from "../../../plugins/gatsby-plugin-content-model"
import { suggestName } from "../../../plugins/gatsby-plugin-content-model/json"

const timeZoneKind = {
  ...lineKind,
  checkMeaning: (name: string): string[] =>
    isTimeZone(name)
      ? []
      : [
          `is “${name}”, which is not a time zone${suggestName(name, Intl.supportedValuesOf("timeZone"), known => `; did you mean “${known}”?`) || "."} Write its name in the IANA time zone database, such as Africa/Harare.`,
        ],
} satisfies Kind & Partial<LineField>

/** A time zone, by its name in the IANA database. */
export const timeZoneLine = <Options extends LineOptions>(options: Options): LineField & Presence<Options> => ({
  ...line(options),
  ...timeZoneKind,
})
