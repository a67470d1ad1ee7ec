import { intlNames } from "../locale"
import {
  type Kind,
  type LineField,
  type LineOptions,
  type Presence,
  suggestName,
  line,
  lineKind,
} from "../../../plugins/gatsby-plugin-content-model"

/** A field with a name that `Intl` knows (src/model/locale.ts). */
export interface IntlField extends LineField {
  intl: keyof typeof intlNames
}

const intlKind = {
  ...lineKind,
  checkMeaning(this: IntlField, name: string): string[] {
    const { isKnown, list, missing, remedy } = intlNames[this.intl]
    return isKnown(name)
      ? []
      : [`is “${name}”, ${missing}${suggestName(name, list(), known => `; did you mean “${known}”?`) || "."} ${remedy}`]
  },
} satisfies Kind & Partial<IntlField>

/** A time zone or currency, by the name that `Intl` knows. */
export const intlLine = <Options extends LineOptions & Pick<IntlField, "intl">>(
  options: Options
): IntlField & Presence<Options> => ({
  ...line(options),
  ...intlKind,
  intl: options.intl,
})
