import {
  choice,
  dateTimeLine,
  entry,
  integer,
  line,
  list,
  paragraph,
  problemIf,
} from "../../../plugins/gatsby-plugin-content-model"
import { dateTimePattern } from "../../../plugins/gatsby-plugin-content-model/json"
import { businessHours, openingHours } from "../kinds/openingHours"
import { internationalPhoneLine, phoneLine } from "../kinds/phone"
import { access } from "./access"
import { postalAddress } from "./postalAddress"
import { findClinicHints } from "./clinicChecks"
import { booking, findBookingProblems } from "./booking"
import { delivery } from "./delivery"
import { emails } from "./emails"
import { locale, translations } from "./locale"
import { originPattern } from "./patterns"
import { emergency, findRepeatedNames, phones } from "./phones"
import { places } from "./places"

/** Ways to reach a clinic. */
const contactWays = ["phone", "whatsapp", "form"] as const

export const clinic = entry(
  {
    type: "ClinicJson",
    label: "The clinic",
    hint: "Name, numbers, address and hours: written here once, used on every page.",
    fillsPlaceholders: true,
    ask: findClinicHints,
    check: values => [
      ...problemIf(
        values.primaryContact === "whatsapp" && values.whatsapp === undefined,
        ["primaryContact"],
        "is “whatsapp”, but there is no “whatsapp” number: add it, or choose another way."
      ),
      ...findBookingProblems(values),
      ...problemIf(
        values.emergency.whose === "national" &&
          [values.phone, values.whatsapp, ...(values.phones ?? []).map(({ number }) => number)].includes(
            values.emergency.number
          ),
        ["emergency", "number"],
        "is a number of the clinic, but “whose” is “national”: write the number of the country’s ambulance, or “own”."
      ),
      ...findRepeatedNames(values.phones ?? []),
      ...(values.translations ?? []).flatMap(({ language }, index) =>
        problemIf(
          language === values.locale.language,
          ["translations", index, "language"],
          `is “${language}”, the language of the site itself: choose another.`
        )
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
    locale,
    translations,
    phone: phoneLine({
      label: "Main phone",
      hint: "The number that most people call, with its country code if it has one.",
    }),
    phones,
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
    withoutCall: line({
      links: true,
      label: "Without a call",
      max: 120,
      optional: true,
      hint: "How people who cannot hear or speak on the phone reach the clinic, in an emergency too. It is shown beside the numbers, when there is no network, and in the appointment form. For example: Cannot hear on the phone? Send an SMS to our main number, at any hour.",
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
      hint: "How soon messages are answered, such as: 24 hours. In texts, write {replyTime}.",
    }),
    bookAheadMonths: integer({
      label: "Months ahead",
      min: 1,
      max: 12,
      optional: true,
      hint: "How many months ahead people can ask for an appointment. If left out, it is one. In texts, write {bookAhead}: a month.",
    }),
    booking,
    emergency,
    emails,
    delivery,
    address: postalAddress("Where the clinic is."),
    openingHours,
    businessHours,
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
    access,
    securityUntil: dateTimeLine({
      label: "Security reports until",
      max: 16,
      pattern: dateTimePattern,
      dateTime: { renewed: true },
      optional: true,
      hint: "The file /.well-known/security.txt tells people who find a weakness in the site to report it to the information address. This is the last day on which the clinic promises to read such reports, at most a year ahead. Leave it out to publish no such file.",
    }),
  }
)
