import { secondContent } from "../../testing/sampleFolders"
import { findContentHints } from "../../src/model/checks/contentSettings"
import { type Problem, formatProblem } from "../../plugins/gatsby-plugin-content-model"
import { type Files } from "../../plugins/gatsby-plugin-content-model/json"
import {
  type Samples,
  findClosedHours,
  findEmergencyClaim,
  findHiddenTranslations,
  findLiveProblems,
  findMissingPrivacy,
  findPhoneExamples,
  formatAdvice,
} from "../../src/model/checks/goLive"
import { model } from "../../src/model/model"
import { readClinic } from "../../src/model/files/clinic"
import { readSite } from "../../src/model/readSite"
import { createPublicFiles } from "../../plugins/gatsby-plugin-content-model/forms"
import { asFiles, readData } from "../../testing/data"
import { containing, readTable } from "../../testing/readTable"
import { type Json, replaceValue } from "../../testing/replaceValue"

const reviewed = { reviewedBy: "Sister R. Moyo, nurse", reviewedOn: "2026-11-02" }

/** The sample with a real clinic's facts, and with all decisions made. */
const own: Record<string, Json> = JSON.parse(
  JSON.stringify(readData())
    .replaceAll("example.com", "clinic.co.zw")
    .replaceAll("00 000 0000", "77 123 4567")
    .replaceAll("Mopane", "Chipinge")
    .replaceAll("Hospital Road", "Main Street")
    .replaceAll(/,"sample":true/g, "")
)
own["contact"].formActivated = true
own["appointment"].sendsNothing = true
for (const text of [own["care"], own["fees"], ...own["patients"].guides]) Object.assign(text, reviewed)

type Changes = Readonly<Record<string, unknown>>

/** Returns the clinic's own content with these changes, keyed by file and path (`care.enabled`). */
const withChanges = (changes: Changes): Record<string, Json> =>
  Object.entries(changes).reduce((files, [fieldPath, value]) => replaceValue(files, fieldPath, value), own)

const today = Date.parse("2026-12-01")
const closing = { always: false, week: { monday: [{ opens: "08:00", closes: "17:00" }] } }
const format = (problems: readonly Problem[]) => problems.map(formatProblem)
const noSamples: Samples = { clinics: [], pictures: new Set(), neutral: new Set() }
const readFiles = (files: Files) => readSite(createPublicFiles(model, files))
const findLeft = (files: Files, now = today, samples?: Samples) =>
  findLiveProblems(files, readFiles(files), now, samples)
const find = (changes: Changes) => {
  const files = withChanges(changes)
  return format([...findLeft(files, today, noSamples), ...findPhoneExamples(readFiles(files))])
}

it("reports example addresses, zeros in phone numbers, sample entries and open decisions on the forms", () => {
  const found = format(findLeft(readData()))
  for (const fieldPath of [
    "clinic.json: “phone”",
    "clinic.json: “website”",
    "clinic.json: “emails.general”",
    "“sample” marks an example",
    "“map.sample”",
    "care.json: “reviewedBy” is empty: have a clinician check the advice",
    "care.json: “reviewedOn” is empty: write here on which day",
    "fees.json: “sample” marks an example",
    "fees.json: “reviewedBy” is empty: have the person who sets the prices check the prices",
    "contact.json: “formActivated” is not set",
    "appointment.json: “sendsNothing” is not set: decide how requests reach the clinic",
  ])
    expect(found).toContainEqual(containing(fieldPath))
})

it.each(readTable("model/liveProblems.txt"))(
  "reports before the site goes live %s: %s",
  (_what, changes = "", ...sentences) => {
    expect(find(JSON.parse(changes))).toEqual(sentences.map(containing))
  }
)

it.each([
  ["care", "2026-06-01", "2026-11-30", ""],
  ["care", "2026-06-01", "2026-12-01", "is “2026-06-01”, more than 6 months ago: have the text checked again"],
  ["fees", "2025-11-30", "2026-12-01", "is “2025-11-30”, more than 6 months ago: have the text checked again"],
  ["fees", "2026-12-02", "2026-12-01", "is “2026-12-02”, a day that is still to come: write the day of the last"],
  ["policies.terms", "2026-01-01", "2026-12-31", ""],
  ["policies.terms", "2026-01-01", "2027-01-02", "is “2026-01-01”, more than 12 months ago: have the text checked"],
])("%s reviewed on %s: check:live and the hints say on %s “%s”", (fieldPath, day, date, message) => {
  const current = { "care.reviewedOn": date, "fees.reviewedOn": date, "patients.guides.*.reviewedOn": date }
  const terms = { ...own["policies"].terms, enabled: true, draft: false, ...reviewed }
  const files = withChanges({ ...current, "policies.terms": terms, [`${fieldPath}.reviewedOn`]: day })
  if (fieldPath !== "policies.terms") files["policies"] = own["policies"]
  const expected = [message].filter(Boolean).map(text => containing(`reviewedOn” ${text}`))
  const now = Date.parse(`${date}T00:30+02:00`)
  expect(format(findLeft(files, now))).toEqual(expected)
  expect(format(findContentHints(asFiles(files), now))).toEqual(expected)
})

it("finds what is left of a sample: its name, its pictures, and long texts once for each file", () => {
  const sample: Record<string, Json> = { ...readData() }
  const samples = { clinics: [sample], pictures: new Set(["/images/day.jpg"]), neutral: new Set<string>() }
  const findIn = (files: Record<string, Json>) => format(findLeft(files, today, samples))
  const found = findIn(sample)
  for (const fieldPath of [
    "clinic.json: “name” names “Mopane Medical Centre”",
    "clinic.json: “about” is the first of 5 texts in this file that are still the sample’s",
    "offline.json: …still the sample’s",
    "contact.json: “picture.image” is “/images/day.jpg”, a sample’s picture",
    "services.json: “head.description” is the first of 20 texts in this file that are still the sample’s",
    "values.json",
  ])
    expect(found).toContainEqual(containing(fieldPath))
  // The clinic's own texts are not reported, and neither are short ones that any clinic could have.
  expect(found.join()).not.toMatch(/Our Mission|Patients served”: “label”/)
  const files = { ...sample, values: { heading: "Our values", values: [] } }
  expect(findIn(files).filter(problem => problem.includes("values.json"))).toEqual([])
})

it.each([
  [{}, ["the contact form and the appointment form"]],
  [{ "appointment.enabled": false }, ["the contact form"]],
  [{ "contact.withoutForm": true }, ["the appointment form"]],
  [{ "contact.withoutForm": true, "appointment.enabled": false }, []],
  [{ "policies.privacy.enabled": true }, []],
])("a site with a form and no privacy policy is not ready: %j", (changes, forms) => {
  expect(format(findMissingPrivacy(readFiles(withChanges(changes))))).toEqual(
    forms.map(form =>
      containing(`policies.json: “privacy.enabled” is false, but people write personal data into ${form}: `)
    )
  )
})

it.each([
  ["own", { always: true }, []],
  ["own", closing, [containing("“emergency.whose” is “own”, but the clinic is not always open")]],
  ["national", closing, []],
])("asks who answers an emergency number while the clinic is closed: %s, %j", (whose, openingHours, expected) => {
  const changes = { "clinic.emergency.whose": whose, "clinic.openingHours": openingHours }
  expect(format(findEmergencyClaim(readFiles(withChanges(changes)).clinic))).toEqual(expected)
})

it("reports business hours at which the clinic is closed, with their day", () => {
  expect(findClosedHours(readClinic(readData().clinic))).toEqual([])
  const businessHours = { monday: [{ opens: "08:00", closes: "17:00" }] }
  const { clinic } = readData(secondContent)
  expect(format(findClosedHours(readClinic({ ...clinic, businessHours })))).toEqual([
    expect.stringMatching(/^data\/clinic\.json, monday period 1 .* is from 08:00 to 17:00, but the clinic is not open/),
  ])
})

const findUnread = (files: Readonly<Record<string, unknown>>): string[] =>
  findLeft(files).flatMap(({ field, message }) => (field === "readBy" ? [message] : []))

it("lists a language while it is off, and until a speaker has read it", () => {
  const files = readData(secondContent)
  expect(findUnread(files)).toEqual([containing("is empty: no speaker of this language has read its pages")])
  expect(format(findHiddenTranslations(files["clinic"], { en: { team: { draft: true } } }))).toEqual([
    "data/en/team.json: “draft” is true: pages that show this file are not there in this language.",
  ])
  const off = replaceValue(files, "clinic.translations.0.enabled", false)
  expect(findUnread(off)).toEqual([])
  expect(format(findHiddenTranslations(off["clinic"], {}))).toEqual([
    "data/clinic.json, translation 1 “en”: “enabled” is false: nobody sees any of it. Turn it on once a page is complete and a speaker has read it.",
  ])
})

it("names what the law requires: a privacy notice everywhere, and the licence in Zimbabwe, whose law it knows", () => {
  const zimbabwe = formatAdvice(readClinic({ address: { countryCode: "ZW", country: "Zimbabwe" } }))
  const elsewhere = formatAdvice(readClinic({ address: { countryCode: "MZ", country: "Moçambique" } }))
  expect(zimbabwe).toMatch(/Chapter 12:07[^]*Statutory Instrument 155 of 2024[^]*privacy notice/)
  expect(elsewhere).toMatch(/does not know the law of Moçambique[^]*privacy notice/)
  expect(elsewhere).not.toMatch(/Zimbabwe/)
  expect(elsewhere).toMatch(/Settings → Advanced Security[^]*“Private vulnerability reporting”/)
})

it("asks for a privacy policy also where another policy is published", () => {
  const files = readData()
  const terms = { ...files.policies.terms, enabled: true }
  const privacy = { ...files.policies.privacy, enabled: false }
  expect(findMissingPrivacy(readFiles({ ...files, policies: { ...files.policies, privacy, terms } }))).toHaveLength(1)
})
