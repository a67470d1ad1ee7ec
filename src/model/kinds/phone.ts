import {
  type LineField,
  type LineOptions,
  type Pattern,
  type Presence,
  line,
} from "../../../plugins/gatsby-plugin-content-model"
import { tidyPhone } from "./tidyNumbers"

/** Any number that can be dialled: with a country code, an extension or stars, or in national format. */
const anyNumber: Pattern = {
  regex: "^[+*#]?[0-9]([ *#]?[0-9]){1,14}[*#]?( ext\\. [0-9]{1,6})?$",
  description:
    "a number that can be dialled, such as +263 77 123 4567, +263 77 123 4567 ext. 12, 0800 123 456, 116 117, 464 or *111#",
  tidy: tidyPhone,
}

const withCountryCode: Pattern = {
  regex: "^\\+[0-9]{1,3}( ?[0-9]){6,12}$",
  description: "a phone number with its country code, such as +263 77 123 4567",
  tidy: tidyPhone,
}

/** A number that can be dialled inside the country, such as a short number or one with an extension. */
export const phoneLine = <Options extends LineOptions>(options: Options): LineField & Presence<Options> =>
  line({ max: 30, pattern: anyNumber, ...options })

/** A phone number with its country code. */
export const internationalPhoneLine = <Options extends LineOptions>(options: Options): LineField & Presence<Options> =>
  line({ max: 20, pattern: withCountryCode, ...options })
