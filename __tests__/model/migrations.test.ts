import { readdirSync } from "node:fs"
import path from "node:path"
import { firstContent, sampleContent, secondContent } from "../../scripts/sampleFolders"
import { checkContent } from "../../src/model/check/checkContent"
import { migrate } from "../../src/model/check/migrations"
import { readContent } from "../../src/model/check/readContent"
import { readTexts } from "../../plugins/gatsby-plugin-content-model/build"
import { formatProblem } from "../../plugins/gatsby-plugin-content-model"
import { parseWeek } from "../../src/model/parseWeek"
import { limits } from "../../testing/contentLimits"
import { asFiles, parseFiles } from "../../testing/data"
import { parseCell, readTable } from "../../testing/readTable"
import type { Json } from "../../testing/replaceValue"

/** Folder of content from earlier versions, which never changes. */
const older = "samples/versions"

const read = async (folder: string): Promise<Json> => parseFiles(await readTexts(folder))

const same = (content: Json): Json => content

const migrated = (files: Json): Json => migrate(files).files

const sample = readContent(sampleContent)

const problemsIn = async (content: Json): Promise<string[]> => {
  const { pictures = {} } = await sample
  return checkContent({ ...asFiles(content), pictures }).map(formatProblem)
}

// A change of the model needs a new step in src/model/check/migrations.ts.
it.each([
  ["the sample", sampleContent, same],
  ["the second clinic", secondContent, same],
  ["the longest content", sampleContent, limits.longest],
  ["the shortest content", sampleContent, limits.shortest],
])("leaves %s as it is", async (_, folder, change) => {
  const content = change(await read(folder))
  expect(migrate(content)).toEqual({ files: content, steps: [] })
})

it("changes nothing in what is off, and nothing in an order of fields that somebody has chosen", () => {
  const files = {
    home: { contactStrip: { enabled: false }, tasks: { heading: "", enabled: true } },
    appointment: { confirmation: { none: { text: "", toast: {} } }, enabled: true },
    fees: { enabled: true, prices: [{ item: "Visit", currency: "USD" }] },
    words: { layout: { access: "In" }, contactCards: { access: "Getting in" } },
    brand: { corners: "round", headingFont: "Nunito" },
    ...Object.fromEntries(["team", "patients"].map(name => [name, { enabled: false }])),
  }
  expect(JSON.stringify(migrated(files))).toBe(JSON.stringify(files))
})

describe.each(readdirSync(older))("content of version %s", version => {
  const folder = path.join(older, version)

  it("becomes content of today, whichever of its files are older", async () => {
    const files = await read(folder)
    const today = migrated(files)
    expect(await problemsIn(today)).toEqual([])
    for (const name of Object.keys(files))
      expect({ name, files: migrated({ ...today, [name]: files[name] }) }).toEqual({ name, files: today })
  })

  it("is no more than a call for npm run migrate to the check", async () => {
    const content = await readContent(folder)
    const names = new Set(migrate(await read(folder)).steps.map(({ file }) => `data/${file}.json`))
    expect(content.olderFiles?.length ? checkContent(content).map(formatProblem) : []).toEqual(
      [...names].map(name => `${name}: is in the format of an earlier version of this code. Run: npm run migrate`)
    )
  })
})

it("gives the first content what was the same on every site", async () => {
  const { clinic, patients, brand, appointment } = migrated(await read(firstContent))
  expect(Object.keys(clinic).slice(0, 6)).toEqual(["name", "about", "website", "locale", "phone", "fax"])
  expect(clinic).toMatchObject({
    locale: { language: "en", timeZone: "Africa/Harare", currency: "USD", hourCycle: "12" },
    fax: clinic.phone,
    emergency: { number: "464", whose: "own" },
    openingHours: { always: true },
    businessHours: { friday: [{ opens: "08:00", closes: "17:00" }] },
  })
  expect(clinic.businessHours.saturday).toBeUndefined()
  expect(patients).toEqual({ enabled: false })
  expect(brand).toMatchObject({ main: "#0e5f68", corners: "round", headingFont: "Fraunces" })
  expect(appointment.confirmation.none.toast.title).toBe("Appointment Booked!")
  // Without a price the currency is unknown, and the check asks for it.
  expect(migrated({ clinic: { phone: "1" } }).clinic.locale).not.toHaveProperty("currency")
})

it("keeps the clinic’s own words where they have moved", () => {
  const contactCards = { access: "Getting in", title: "Cards" }
  expect(migrated({ words: { care: { reviewed: "Read by {name}" }, contactCards } })).toMatchObject({
    words: {
      review: { reviewed: "Read by {name}" },
      layout: { access: "Getting in" },
      contactCards: { title: "Cards" },
    },
  })
})

it.each(readTable("model/hoursInWords.txt"))("reads in “%s” %s", (text = "", days = "") => {
  const week = parseWeek(text)
  const found = Object.entries(week ?? {}).map(([day, periods]) => [
    day,
    periods.map(({ opens, closes }) => `${opens}–${closes}`).join(),
  ])
  expect([week && Object.fromEntries(found)]).toMatchObject([parseCell(days)])
})

it("reads no hours in nothing, and none on a day that is closed", () => {
  expect(parseWeek("")).toBeUndefined()
  expect(parseWeek("Sunday closed; every day, 8 to 12")).not.toHaveProperty("sunday")
})

/** Migrates the oldest content with changed facts. */
const withClinic = async (changes: Json): Promise<Json> => {
  const files = await read(firstContent)
  return migrated({ ...files, clinic: { ...files["clinic"], ...changes } })
}

it("reads facts from sentences", async () => {
  const files = await withClinic({
    emergencyNumber: "119",
    hours: { days: "Segunda a sábado", time: "7:30–17:00", short: "", openNow: "" },
    businessHours: "Monday – Friday: 8 am – 5.30 pm",
  })
  expect(await problemsIn(files)).toEqual([])
  const { clinic } = files
  expect(clinic.emergency.whose).toBe("national")
  expect(Object.keys(clinic.openingHours.week)).toHaveLength(6)
  expect(clinic.openingHours).toMatchObject({ always: false, week: { saturday: [{ closes: "17:00" }] } })
  expect(clinic.businessHours.monday).toEqual([{ opens: "08:00", closes: "17:30" }])
})

it.each([
  ["hours that it cannot read", { hours: { days: "Most days", time: "mornings" } }, "“openingHours” is missing"],
  ["two emergency numbers", { emergency: { number: "999", whose: "own" } }, "“emergencyNumber” is not a field here"],
  ["business hours that are none", { businessHours: "now and then" }, "“businessHours” must be a group"],
])("leaves to the check: %s", async (_, changes, problem) => {
  const files = await withClinic(changes)
  expect(files.clinic).toMatchObject(changes)
  expect(await problemsIn(files)).toContainEqual(expect.stringContaining(problem))
})
