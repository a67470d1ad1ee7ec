import {
  dateTimePattern,
  nameLanguage,
  type RuleProblem,
  choice,
  entry,
  flag,
  integer,
  line,
  list,
  paragraph,
  slugPattern,
  dateTimeLine,
} from "../../../plugins/gatsby-plugin-content-model"
import { internationalPhoneLine, phoneLine } from "../kinds/phone"
import { languages } from "../../words/catalogues"
import { hourCycles } from "../locale"
import { intlLine } from "../kinds/intl"
import { address, position } from "./address"
import { askOfClinic } from "./askedOfClinic"
import { booking, findBookingProblems } from "./booking"
import { delivery } from "./delivery"
import { mustNotBeSample } from "./liveRules"
import { businessHours, openingHours } from "../kinds/openingHours"
import { findPlaceNameProblems, places } from "./places"
import { currencyPattern, emailPattern, originPattern, timeZonePattern, urlPattern } from "./patterns"

/** The languages that can be chosen, with their names. */
const languageNames = languages.map(language => `“${language}”: ${nameLanguage(language)}`).join(", ")

/** The ways in which most people reach a clinic. */
const contactWays = ["phone", "whatsapp", "form"] as const

/** Whose an emergency number is. */
const emergencyOwners = ["own", "national"] as const

/** Returns phones whose name in texts another phone has: nobody could say which of the two a text means. */
const findRepeatedNames = (phones: readonly { name?: string | undefined }[]): RuleProblem[] => {
  const names = phones.map(({ name }) => name)
  return names.flatMap((name, index) =>
    name && names.indexOf(name) < index
      ? [{ path: ["phones", index, "name"], message: `is “${name}”, which another phone has: write another.` }]
      : []
  )
}

export const clinic = entry(
  {
    type: "ClinicJson",
    label: "The clinic",
    hint: "Name, numbers, address and hours: written here once, used on every page.",
    fillsPlaceholders: true,
    ask: askOfClinic,
    check: ({ locale, phone, phones = [], whatsapp, primaryContact, booking: instead, emergency, ...others }) => [
      ...findPlaceNameProblems(others),
      ...(primaryContact === "whatsapp" && whatsapp === undefined
        ? [
            {
              path: ["primaryContact"],
              message: "is “whatsapp”, but there is no “whatsapp” number: add it, or choose another way.",
            },
          ]
        : []),
      ...findBookingProblems({ whatsapp, booking: instead, places: others.places }),
      ...(emergency.whose === "national" &&
      [phone, whatsapp, ...phones.map(({ number }) => number)].includes(emergency.number)
        ? [
            {
              path: ["emergency", "number"],
              message:
                "is a number of the clinic, but “whose” is “national”: write the number of the country’s ambulance, or “own”.",
            },
          ]
        : []),
      ...findRepeatedNames(phones),
      ...(others.translations ?? []).flatMap(({ language }, index) =>
        language === locale.language
          ? [
              {
                path: ["translations", index, "language"],
                message: `is “${language}”, the language of the site itself: choose another.`,
              },
            ]
          : []
      ),
    ],
  },
  {
    name: line({ label: "Name", max: 40, untranslated: true, hint: "The clinic’s full name." }),
    about: paragraph({
      label: "About",
      max: 200,
      hint: "One or two sentences about the clinic, shown at the end of every page.",
    }),
    website: line({
      label: "Website",
      max: 100,
      pattern: originPattern,
      hint: "The address patients type to reach this site.",
    }),
    locale: entry(
      {
        type: "Locale",
        summary: "{{language}}, {{timeZone}}, {{currency}}",
        label: "Language and formats",
        hint: "The language of the site, and how it writes times and prices.",
      },
      {
        language: choice({
          label: "Language",
          options: languages,
          hint: `${languageNames}. The site’s own words, such as those of buttons, are in this language; yours should be, too.`,
        }),
        timeZone: intlLine({
          label: "Time zone",
          max: 40,
          pattern: timeZonePattern,
          intl: "timeZone",
          hint: "The clinic’s clock, as the IANA time zone database names it: Africa/Harare.",
        }),
        currency: intlLine({
          label: "Currency",
          max: 3,
          pattern: currencyPattern,
          intl: "currency",
          hint: "In which prices are, unless one says otherwise: USD.",
        }),
        hourCycle: choice({
          label: "Hours of the clock",
          options: hourCycles,
          hint: "“12”: 2:30 PM. “24”: 14:30.",
        }),
      }
    ),
    translations: list(
      {
        label: "Translations",
        min: 0,
        max: 4,
        optional: true,
        uniqueBy: "language",
        hint: "Other languages in which the site can be read. docs/languages.md says how to add one.",
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
          language: choice({ label: "Language", options: languages, hint: `${languageNames}.` }),
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
    ),
    phone: phoneLine({
      label: "Main phone",
      hint: "The number that most people call, with its country code if it has one.",
    }),
    phones: list(
      {
        label: "Other phones",
        min: 0,
        max: 20,
        optional: true,
        uniqueBy: "label",
        flagCounts: { emergency: { min: 0, max: 2 } },
        hint: "More numbers, such as that of the pharmacy, of the night, or a second one for emergencies. Each can be dialled wherever it is written in a text.",
      },
      entry(
        {
          type: "NamedPhone",
          titleField: "label",
          summary: "{{label}}: {{number}}",
          label: "Phone",
          hint: "A number and what it is for.",
        },
        {
          label: line({ label: "For", max: 40, hint: "A word or two: Pharmacy." }),
          number: phoneLine({
            label: "Number",
            hint: "With its country code if it has one.",
          }),
          when: line({
            label: "When to use it",
            max: 80,
            optional: true,
            hint: "A few words: at night and on Sundays.",
          }),
          name: line({
            label: "Name in texts",
            max: 24,
            pattern: slugPattern,
            optional: true,
            hint: "With the name night, texts have the number as {phone:night}.",
          }),
          emergency: flag({
            label: "Shown with the emergency number",
            optional: true,
            hint: "Set for a number that people need when it is urgent: it is beside the emergency number on the first screen and in the red notices.",
          }),
        }
      )
    ),
    fax: phoneLine({
      label: "Fax",
      optional: true,
      hint: "With its country code. It may be the main phone. Leave it out if there is none.",
    }),
    whatsapp: internationalPhoneLine({
      label: "WhatsApp",
      optional: true,
      hint: "The clinic’s WhatsApp number with its country code. Leave it out if there is none.",
    }),
    primaryContact: choice({
      label: "First way to reach the clinic",
      options: contactWays,
      hint: "What the first button of every page does: call the main phone, open WhatsApp, or lead to the contact form.",
    }),
    replyTime: line({
      label: "Reply time",
      max: 24,
      optional: true,
      hint: "Within which time messages are answered, such as: 24 hours. Texts have it as {replyTime}.",
    }),
    bookAheadMonths: integer({
      label: "Months ahead",
      min: 1,
      max: 12,
      optional: true,
      hint: "How many months ahead people can ask for an appointment. Left out, it is one. Texts have it as {bookAhead}: a month.",
    }),
    booking,
    emergency: entry(
      { type: "Emergency", label: "Emergency number", hint: "For life-threatening emergencies." },
      {
        number: phoneLine({
          label: "Number",
          hint: "A short number, or the phone of whoever is on call.",
        }),
        whose: choice({
          label: "Whose number it is",
          options: emergencyOwners,
          hint: "“own”: the clinic answers it. “national”: the country’s ambulance answers; it is not given as a number of the clinic.",
        }),
      }
    ),
    emails: entry(
      { type: "Emails", label: "Email addresses", hint: "One address, or one for each purpose." },
      {
        general: line({
          label: "General address",
          max: 60,
          pattern: emailPattern,
          hint: "Receives the messages of the contact form.",
        }),
        info: line({
          label: "Information address",
          max: 60,
          pattern: emailPattern,
          optional: true,
          hint: "Shown at the end of every page. Left out, it is the general address.",
        }),
        appointments: line({
          label: "Appointments address",
          max: 60,
          pattern: emailPattern,
          optional: true,
          hint: "Shown beside the appointment form; receives the requests patients send. Left out, it is the general address.",
        }),
      }
    ),
    delivery,
    address: address("Where the clinic is."),
    position,
    openingHours,
    businessHours,
    namedHours: list(
      {
        label: "Other hours",
        min: 0,
        max: 8,
        optional: true,
        uniqueBy: "name",
        hint: "What people need to know besides: last reception, visiting hours, hours of a department, urgent cases only.",
      },
      entry(
        { type: "NamedHours", titleField: "name", label: "Line", hint: "What it is, and when." },
        {
          name: line({ label: "What", max: 40, hint: "A word or two: Visiting hours." }),
          text: line({ label: "When", max: 100, hint: "In words: every day from 3 to 7 PM." }),
        }
      )
    ),
    placeName: line({
      label: "Name of the main place",
      max: 30,
      untranslated: true,
      optional: true,
      hint: "What people call this place where there are others below: Beira. Left out, it is the town.",
    }),
    places,
    languages: list(
      {
        label: "Spoken languages",
        min: 0,
        max: 8,
        optional: true,
        uniqueItems: true,
        hint: "The languages in which somebody at the clinic can speak with patients.",
      },
      line({ label: "Language", max: 24, hint: "For example: Shona." })
    ),
    access: entry(
      {
        type: "Access",
        label: "Access",
        optional: true,
        hint: "What people with a wheelchair, a pram or a car need to know.",
      },
      {
        stepFree: flag({ label: "Entrance without steps", hint: "Off: the site says that the entrance has steps." }),
        entrance: line({
          label: "Entrance",
          max: 80,
          optional: true,
          hint: "More about it: a ramp, a bell, somebody who helps.",
        }),
        parking: line({ label: "Parking", max: 80, optional: true, hint: "Where, and for how many." }),
        toilet: line({ label: "Toilet", max: 80, optional: true, hint: "Whether a wheelchair fits, and where it is." }),
        sample: flag({
          label: "Sample",
          optional: true,
          hint: "Set while this is an example. Search engines do not get it.",
          live: mustNotBeSample,
        }),
      }
    ),
    securityUntil: dateTimeLine({
      label: "Security reports until",
      max: 16,
      pattern: dateTimePattern,
      dateTime: { renewed: true },
      optional: true,
      hint: "Who finds a weakness of the site reads in /.well-known/security.txt how to report it to the information address. Until when the clinic promises to read such reports: at most a year ahead. Leave it out to publish no such file.",
    }),
    profiles: list(
      {
        label: "Profiles",
        min: 0,
        max: 10,
        optional: true,
        uniqueItems: true,
        hint: "Addresses of the clinic’s pages on other sites, for search engines.",
      },
      line({ label: "Profile", max: 200, pattern: urlPattern, hint: "A web address that begins with https://." })
    ),
  }
)
