import {
  type Kind,
  type LineField,
  type LineOptions,
  type Presence,
  choice,
  entry,
  line,
  list,
  lineKind,
} from "../../../plugins/gatsby-plugin-content-model"
import { languageLine } from "../kinds/language"
import { hourCycles, isTimeZone } from "../locale"
import { timeZonePattern } from "./patterns"
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

const timeZoneLine = <Options extends LineOptions>(options: Options): LineField & Presence<Options> => ({
  ...line(options),
  ...timeZoneKind,
})

const languageName = line({
  label: "Name of the language",
  max: 40,
  optional: true,
  untranslated: true,
  hint: "As people write it who speak it: English, Português, chiShona. Without it, the site uses the name that the build knows.",
})

/** Language of the site, and its format of times. */
export const locale = entry(
  {
    type: "Locale",
    summary: "{{language}}, {{timeZone}}",
    label: "Language and formats",
    hint: "The language of the site, and how it writes times.",
  },
  {
    language: languageLine({
      label: "Language",
      hint: "Its code: “en” for English, “pt” for Portuguese, “sn” for Shona. The site’s own words, such as those of buttons, are in this language; yours should be, too.",
    }),
    name: languageName,
    timeZone: timeZoneLine({
      label: "Time zone",
      max: 40,
      pattern: timeZonePattern,
      hint: "The clinic’s clock, as the IANA time zone database names it: Africa/Harare.",
    }),
    hourCycle: choice({
      label: "Hours of the clock",
      options: hourCycles,
      hint: "“12”: 2:30 PM. “24”: 14:30.",
    }),
  }
)

/** The other languages of the site. */
export const translations = list(
  {
    label: "Translations",
    min: 0,
    max: 4,
    optional: true,
    uniqueBy: "language",
    hint: "Other languages in which the site can be read. To begin one, write its code and its name here, leave “Enabled” off, and save. A few minutes later every form has the language at its top.",
  },
  entry(
    {
      type: "Translation",
      titleField: "language",
      label: "Translation",
      hint: "A language that the texts are translated into.",
      whileEnabled: "the pages that are translated completely are on the site in this language",
    },
    {
      language: languageLine({
        label: "Language",
        hint: "Its code: “en” for English, “sw” for Swahili, “sn” for Shona.",
      }),
      name: languageName,
      readBy: line({
        label: "Read by",
        max: 80,
        optional: true,
        untranslated: true,
        hint: "Name and profession of the speaker who has read every page in this language.",
        live: {
          message:
            "is empty: no speaker of this language has read its pages yet. Let one read them all, best of all a health worker, then write name and profession here.",
        },
      }),
    }
  )
)
