import { dateTimePattern } from "../dateTime"
import { hourCycles, languages } from "../locale"
import { choice, entry, line, list, paragraph } from "../vocabulary"
import {
  currencyPattern,
  degreesPattern,
  digitsPattern,
  emailPattern,
  phonePattern,
  timeZonePattern,
  urlPattern,
} from "./patterns"

export const clinic = entry(
  {
    type: "ClinicJson",
    label: "The clinic",
    hint: "Name, numbers, address and hours: written here once, used on every page.",
    fillsPlaceholders: true,
  },
  {
    name: line({ label: "Name", max: 40, hint: "The clinic’s full name." }),
    about: paragraph({
      label: "About",
      max: 200,
      hint: "One or two sentences about the clinic, shown at the end of every page.",
    }),
    website: line({
      label: "Website",
      max: 100,
      pattern: {
        ...urlPattern,
        regex: "^https://[A-Za-z0-9.-]+$",
        description: "the site’s own address without a slash at its end, such as https://www.example.com",
      },
      hint: "The address patients type to reach this site.",
    }),
    locale: entry(
      {
        type: "Locale",
        label: "Language and formats",
        hint: "The language of the site, and how it writes times and prices.",
      },
      {
        language: choice({
          label: "Language",
          options: languages,
          hint: "“en”: English. The site’s own words, such as those of buttons, are in this language; yours should be, too.",
        }),
        timeZone: line({
          label: "Time zone",
          max: 40,
          pattern: timeZonePattern,
          intl: "timeZone",
          hint: "The clinic’s clock, as the IANA time zone database names it: Africa/Harare.",
        }),
        currency: line({
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
    phone: line({
      label: "Main phone",
      max: 20,
      pattern: phonePattern,
      hint: "The number that is answered day and night, with its country code.",
    }),
    fax: line({
      label: "Fax",
      max: 20,
      pattern: phonePattern,
      optional: true,
      hint: "Only if it differs from the main phone.",
    }),
    whatsapp: line({
      label: "WhatsApp",
      max: 20,
      pattern: phonePattern,
      optional: true,
      hint: "The clinic’s WhatsApp number with its country code. Leave it out if there is none.",
    }),
    emergencyNumber: line({
      label: "Emergency number",
      max: 6,
      pattern: digitsPattern,
      hint: "The number for life-threatening emergencies: digits only.",
    }),
    emails: entry(
      { type: "Emails", label: "Email addresses", hint: "Three addresses; they may be the same." },
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
          hint: "Shown at the end of every page.",
        }),
        appointments: line({
          label: "Appointments address",
          max: 60,
          pattern: emailPattern,
          hint: "Shown beside the appointment form; receives the requests patients send.",
        }),
      }
    ),
    address: entry(
      { type: "Address", label: "Address", hint: "Where the clinic is." },
      {
        street: line({
          label: "Stand number and street",
          max: 60,
          hint: "For example: Stand 12, Hospital Road. At most 60 characters, so that the address stays short on a small phone.",
        }),
        businessPark: line({
          label: "Business park",
          max: 60,
          hint: "The building or business park. At most 60 characters, so that the address stays short on a small phone.",
        }),
        town: line({ label: "Town", max: 40, hint: "The town." }),
        country: line({ label: "Country", max: 40, hint: "The country." }),
        countryCode: line({
          label: "Country code",
          max: 2,
          pattern: { regex: "^[A-Z]{2}$", description: "two capital letters, such as ZW" },
          hint: "Two capital letters, for search engines.",
        }),
      }
    ),
    position: entry(
      {
        type: "Position",
        label: "Position on the map",
        optional: true,
        hint: "Where a phone’s map leads patients to. Leave it out if you do not know it.",
      },
      {
        latitude: line({
          label: "Latitude",
          max: 14,
          pattern: degreesPattern,
          hint: "Degrees north (south is negative).",
        }),
        longitude: line({
          label: "Longitude",
          max: 14,
          pattern: degreesPattern,
          hint: "Degrees east (west is negative).",
        }),
      }
    ),
    hours: entry(
      { type: "Hours", label: "Hours", hint: "The clinic never closes; these are the words for it." },
      {
        days: line({ label: "Days", max: 30, hint: "For example: Everyday." }),
        time: line({ label: "Time", max: 30, hint: "For example: 24 Hrs." }),
        short: line({ label: "Short form", max: 10, hint: "For example: 24/7." }),
        openNow: line({
          label: "Open now",
          max: 40,
          hint: "The sentence at the top of every page: We are open now, day and night. More than 40 characters take three lines on a small phone.",
        }),
      }
    ),
    businessHours: line({
      label: "Business hours",
      max: 60,
      hint: "What the clinic calls its regular business hours, for walk-ins and urgent care.",
    }),
    securityUntil: line({
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
