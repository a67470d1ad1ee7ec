import {
  choice,
  dateTimeLine,
  entry,
  flag,
  type Infer,
  integer,
  internationalPhoneLine,
  line,
  list,
  paragraph,
  phoneLine,
  problemIf,
  type RuleProblem,
} from "../../../plugins/gatsby-plugin-content-model"
import { dateTimePattern } from "../../../plugins/gatsby-plugin-content-model/json"
import { businessHours, openingHours } from "../kinds/openingHours"
import { postalAddress, places } from "./postalAddress"
import { findClinicHints, emergency, findRepeatedNames, phones } from "./phones"
import { locale, translations } from "./locale"
import { originPattern, emailPattern, urlPattern } from "./patterns"
import { sampleFlag } from "./liveRules"
import { providerFields, providerNames } from "../delivery"

/** Delivery of messages: the provider and its setting. */
const delivery = entry(
  {
    type: "Delivery",
    label: "Message delivery",
    optional: true,
    hint: "How messages from the forms reach the clinic. If left out, FormSubmit delivers them. docs/going-live/messages.md compares the providers, and npm run check:live says how to start the chosen one.",
    summary: "{{provider}}",
    variants: {
      by: "provider",
      needs: Object.fromEntries(Object.entries(providerFields).map(([name, field]) => [name, [field]])),
    },
  },
  {
    provider: choice({
      label: "Provider",
      options: providerNames,
      hint: "“formsubmit”, “formspree”, “web3forms”: a service emails the messages. “netlify”: the host does. “endpoint”: a program of your own on the same server.",
    }),
    form: line({
      label: "Form",
      max: 20,
      optional: true,
      pattern: { regex: "^[A-Za-z0-9]{6,20}$", description: "the form’s ID, such as xqkrvzab" },
      hint: "The ID that Formspree gives the form: the end of its address.",
    }),
    accessKey: line({
      label: "Access key",
      max: 36,
      optional: true,
      pattern: {
        regex: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$",
        description: "a key with four hyphens, such as 01234567-89ab-cdef-0123-456789abcdef",
      },
      hint: "The key that Web3Forms sends by email. It is no secret: pages show it.",
    }),
    address: line({
      label: "Address of the program",
      max: 60,
      optional: true,
      pattern: {
        regex: "^/[a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*(\\.php)?$",
        description: "an address on this site without its domain, such as /message",
      },
      hint: "Where your program answers, such as /message.",
    }),
  }
)

/** Ways to book if the site has no form for it. */
const bookingWays = ["elsewhere", "phone", "whatsapp", "none"] as const

/** The way to book while the appointment page is off. */
const booking = entry(
  {
    type: "Booking",
    label: "Booking",
    optional: true,
    hint: "How people book while the appointment page is off. If left out, they call or, if the clinic prefers it, write by WhatsApp.",
    variants: { by: "by", needs: { elsewhere: ["service", "address"] } },
  },
  {
    by: choice({
      label: "By",
      options: bookingWays,
      hint: "“elsewhere”: on the website of a booking service, which opens there. “none”: nobody can book, and no button offers it.",
    }),
    service: line({
      label: "Name of the service",
      max: 40,
      untranslated: true,
      optional: true,
      hint: "As people know it: buttons say “Book with …”. A short name is on the buttons of every page as well, a longer one only where there is room.",
    }),
    address: line({
      label: "Address",
      max: 200,
      pattern: urlPattern,
      optional: true,
      hint: "The clinic’s own page there, which begins with https://.",
    }),
  }
)

/** Finds a booking by WhatsApp if the clinic has no WhatsApp number. */
const findBookingProblems = (clinic: {
  booking?: { by: string } | undefined
  whatsapp?: string | undefined
}): RuleProblem[] =>
  problemIf(
    clinic.booking?.by === "whatsapp" && !clinic.whatsapp,
    ["booking", "by"],
    "is “whatsapp”, but there is no “whatsapp” number: add it, or choose another way."
  )

const access = entry(
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
    sample: sampleFlag("Set while this is an example. The page says so, and search engines do not get it."),
  }
)

const emails = entry(
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
      sameAs: "general",
      hint: "Shown at the end of every page. If left out, it is the general address.",
    }),
    appointments: line({
      label: "Appointments address",
      max: 60,
      pattern: emailPattern,
      optional: true,
      sameAs: "general",
      hint: "Shown beside the appointment form; receives the requests patients send. If left out, it is the general address.",
    }),
  }
)

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

/** The content of `clinic.json`. */
export type Clinic = Infer<typeof clinic>

/**
 * Reads the content of `clinic.json`. Values that are still missing in the editor, or in a file that
 * has not passed the checks, are empty.
 */
export const readClinic = (content: unknown): Clinic => clinic.read(content)
