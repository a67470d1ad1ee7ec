import { type Model, findInFiles, locate } from "../../../plugins/gatsby-plugin-content-model"
import {
  type FieldValue,
  listFieldValues,
  describeAge,
  describePast,
} from "../../../plugins/gatsby-plugin-content-model/forms"
import { type Files } from "../../../plugins/gatsby-plugin-content-model/json"
import { isDraft } from "../../../plugins/gatsby-plugin-content-model/translations"
import { weekdays } from "../hours/hours"
import { type Clinic, readClinic } from "../files/clinic"
import type { SiteContent } from "../readSite"
import { getTimeZone, listTranslationEntries, listTranslations } from "../locale"
import { model as contentModel } from "../model"
import { phoneDigits } from "../links/contacts"

/**
 * Returns the number of digits in the country code of a number without its plus sign: at most three if no space
 * separates it.
 */
const countCountryDigits = (number: string): number => Math.min(3, number.split(" ")[0]?.length ?? 0)

/**
 * Returns whether an example of a phone number, such as `263 77 123 4567`, has the country code of `phone`, or it
 * cannot be determined.
 */
const isSameCountry = (example: string, phone: string): boolean =>
  !phone.startsWith("+") || phoneDigits(phone).startsWith(`+${example.slice(0, countCountryDigits(example))}`)

/** Returns a made-up example in the format of `phone`: `263 12 345 6789`. */
const createPhoneExample = (phone: string): string => {
  const digits = phone.slice(1)
  const countryLength = countCountryDigits(digits)
  let count = 0
  return digits.replace(/\d/g, (digit, place: number) => (place < countryLength ? digit : String((count += 1) % 10)))
}

/** Legal requirements, keyed by country code, for countries in which somebody has looked them up. */
const laws: Readonly<Record<string, string>> = {
  ZW: `In Zimbabwe the Cyber and Data Protection Act [Chapter 12:07] treats health data as sensitive.
    Statutory Instrument 155 of 2024 asks anyone who handles data of 50 people or more for a licence and a
    data-protection officer.`,
}

/** Content that comes with the product and belongs to no real clinic. */
export interface Samples {
  /** Files of each sample clinic. */
  clinics: readonly Files[]
  /** URLs of the samples' pictures in the checked content, `/images/…`. */
  pictures: ReadonlySet<string>
  /** Texts of the samples that can be true of every clinic. */
  neutral: ReadonlySet<string>
}

const noSamples: Samples = { clinics: [], pictures: new Set(), neutral: new Set() }

/**
 * Minimum length, in characters, of texts that count as a sample's own: shorter ones, such as “Our Mission”, could be
 * anybody's. Examples of people, places and prices have a mark (`sample`).
 */
const minOwnLength = 40

const replaceHint = "put the clinic’s own in its place."

/** Returns the text of a value if it is long enough to be a sample's own. Values with a pattern are not texts. */
const getOwnText = ({ field, value }: FieldValue): string =>
  field.isText() && typeof value === "string" && value.length >= minOwnLength ? value : ""

/** Returns the long texts of the samples, which no clinic may keep. */
const listSampleTexts = ({ clinics, neutral }: Samples, model: Model): Set<string> =>
  new Set(
    clinics
      .flatMap(files => Object.entries(model).flatMap(([name, tree]) => listFieldValues(tree, files[name])))
      .map(getOwnText)
      .filter(text => text && !neutral.has(text))
  )

const describeExample = ({ field, value }: FieldValue, samples: Samples): string => {
  if (typeof value !== "string") return ""
  if (/\bexample\.(com|org|net)\b/i.test(value)) return `is “${value}”, an example address: ${replaceHint}`
  if (/^\+[\d ]+$/.test(value) && /0{6}$/.test(value.replaceAll(" ", "")))
    return `is “${value}”, an example number: ${replaceHint}`
  if (samples.pictures.has(value)) return `is “${value}”, a sample’s picture: ${replaceHint}`
  const name = samples.clinics
    .map(files => readClinic(files["clinic"]).name)
    .find(known => known && !field.picture && value.includes(known))
  return name ? `names “${name}”, which is a sample clinic: ${replaceHint}` : ""
}

const describeLiveProblem = (fieldValue: FieldValue, now: number, timeZone: string): string => {
  const { field, value, group } = fieldValue
  const age = describeAge(fieldValue, now, timeZone)
  if (age) return age
  const { live } = field
  const isAsked = live && !(live.when && (group[live.when.field] ?? false) !== live.when.is)
  const isAsIt = live?.value === undefined ? Boolean(value) : (value === true) === live.value
  return isAsked && !isAsIt ? live.message : ""
}

/** Finds example phone numbers from another country: the default example belongs to the language. */
export const findPhoneExamples = ({ clinic: { phone }, words, enabled }: SiteContent) => {
  const { phoneExample } = words.appointmentForm
  return !enabled.has("appointment") || isSameCountry(phoneExample, phone)
    ? []
    : [
        {
          file: "words.json",
          entry: "",
          field: "appointmentForm.phoneExample",
          path: [],
          message: `is “${phoneExample}”, a number of another country: write one as people of yours do, such as “${createPhoneExample(phone)}”.`,
        },
      ]
}

/** Finds a privacy policy that is off although the site has a form. */
export const findMissingPrivacy = ({ contact, policies, enabled }: SiteContent) => {
  const forms = [
    ...(contact.withoutForm ? [] : ["the contact form"]),
    ...(enabled.has("appointment") ? ["the appointment form"] : []),
  ]
  return forms.length === 0 || policies.some(({ address }) => address === "privacy")
    ? []
    : [
        {
          ...locate("policies.json", contentModel.policies, undefined, ["privacy", "enabled"]),
          message: `is false, but people write personal data into ${forms.join(" and ")}: publish a privacy policy that says what happens to it. docs/going-live.md says how, under “The law”.`,
        },
      ]
}

/**
 * Returns everything that must change before the site goes live: remains of the samples, and questions that only the
 * clinic can answer. Disabled content is skipped. Long texts of a sample are one problem per file, at the first of
 * them. The files have passed the checks. `now` is in milliseconds since 1970.
 */
export const findLiveProblems = (
  files: Files,
  { clinic }: SiteContent,
  now: number,
  samples: Samples = noSamples,
  model: Model = contentModel
) => {
  const sampleTexts = listSampleTexts(samples, model)
  const timeZone = getTimeZone(clinic)
  return Object.entries(model).flatMap(([name, tree]) => {
    const report = ({ path }: FieldValue, message: string) => ({
      ...locate(`${name}.json`, tree, files[name], path),
      message,
    })
    const unchanged: FieldValue[] = []
    const problems = listFieldValues(tree, files[name]).flatMap(fieldValue => {
      if (!fieldValue.isOn) return []
      const message = describeLiveProblem(fieldValue, now, timeZone) || describeExample(fieldValue, samples)
      if (message) return [report(fieldValue, message)]
      if (sampleTexts.has(getOwnText(fieldValue))) unchanged.push(fieldValue)
      return []
    })
    const [first] = unchanged
    return first
      ? [
          ...problems,
          report(
            first,
            unchanged.length === 1
              ? "is still the sample’s text: write the clinic’s own."
              : `is the first of ${unchanged.length} texts in this file that are still the sample’s: write the clinic’s own.`
          ),
        ]
      : problems
  })
}

/** Finds translations that no page shows, from `clinic` and the parsed files of each language. */
export const findHiddenTranslations = (clinic: unknown, translations: Readonly<Record<string, Files>>) => {
  return [
    ...listTranslationEntries(clinic)
      .filter(({ isOn }) => !isOn)
      .map(({ index }) => ({
        ...locate("clinic.json", contentModel.clinic, clinic, ["translations", index, "enabled"]),
        message: "is false: nobody sees any of it. Turn it on once a page is complete and a speaker has read it.",
      })),
    ...listTranslations(clinic).flatMap(language =>
      Object.entries(translations[language] ?? {})
        .filter(([, file]) => isDraft(file))
        .map(([name]) => ({
          file: `${language}/${name}.json`,
          entry: "",
          field: "draft",
          path: ["draft"],
          message: "is true: pages that show this file are not there in this language.",
        }))
    ),
  ]
}

/** Finds days that have passed. The site does not show them, but they clutter the files. */
export const findPastDays = (files: Files, { clinic }: SiteContent, now: number) =>
  findInFiles(contentModel, files, fieldValue => [describePast(fieldValue, now, getTimeZone(clinic))].filter(Boolean))

/**
 * Finds the clinic's own emergency number if the clinic is not always open: the site tells people to call it at any
 * hour.
 */
export const findEmergencyClaim = (clinic: Clinic) =>
  clinic.openingHours.always || clinic.emergency.whose !== "own"
    ? []
    : [
        {
          ...locate("clinic.json", contentModel.clinic, clinic, ["emergency", "whose"]),
          message:
            "is “own”, but the clinic is not always open: does somebody answer at every hour? If not, write the number of the country’s ambulance, and “national”.",
        },
      ]

/** Finds business hours at which the clinic is closed. */
export const findClosedHours = (clinic: Clinic) => {
  const { week } = clinic.openingHours
  return weekdays.flatMap(day =>
    (clinic.businessHours?.[day] ?? []).flatMap(({ opens, closes }, index) =>
      week?.[day]?.some(period => period.opens <= opens && closes <= period.closes)
        ? []
        : [
            {
              ...locate("clinic.json", contentModel.clinic, clinic, ["businessHours", day, index]),
              message: `is from ${opens} to ${closes}, but the clinic is not open all that time: correct the opening hours or these.`,
            },
          ]
    )
  )
}

/**
 * Returns advice on things that no program can check: the law of the clinic's country, if it is known here, and reports
 * of vulnerabilities.
 */
export const formatAdvice = ({ address: { country, countryCode } }: Clinic): string =>
  `Advice, which this command cannot check:

  • ${
    laws[countryCode] ??
    `This command does not know the law of ${country}. Most countries treat health data as sensitive: find
    out what yours asks of a clinic.`
  }
  • Publish a privacy notice: what the forms collect and why, who receives it (the message provider, too), how long
    it is kept, and whom to ask to see it or to have it deleted. Drafts are in samples/mopane/policies.json.
  • Ask a lawyer or the data-protection authority before the forms are used.
  • Let people report a vulnerability of the site in private: in the repository on GitHub open Settings → Advanced Security
    and enable “Private vulnerability reporting”. SECURITY.md sends them there. GitHub offers it for public repositories.
`
