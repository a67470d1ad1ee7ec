/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { firstContent, sampleContent } from "../../scripts/sampleFolders"
import { checkContent } from "../../src/content/check/checkContent"
import { currentVersion, migrations } from "../../src/content/check/migrations"
import { readContent, readVersion } from "../../src/content/check/readContent"
import { formatProblem } from "../../src/content/checks"
import { parseWeek } from "../../src/content/parseWeek"
import { asFiles, readData } from "../support/data"

type Json = ReturnType<typeof JSON.parse>

const deepFreeze = (value: Json): Json => {
  if (typeof value === "object" && value !== null)
    for (const child of Object.values(Object.freeze(value))) deepFreeze(child)
  return value
}

/** The first content with another `clinic.json` and other files, brought up to date; a step that changes what it is given throws. */
const migrated = async (clinic: Json = {}, files: Json = {}): Promise<Json> => {
  const texts = (await readContent(firstContent)).files
  const first = Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [path.basename(file, ".json"), JSON.parse(text)])
  )
  Object.assign(first, files)
  Object.assign(first["clinic"], clinic)
  return migrations.reduce<Json>((content, { migrate }) => deepFreeze(migrate(content)), deepFreeze(first))
}

const problemsIn = async (content: Json): Promise<string[]> => {
  const { pictures } = await readContent(sampleContent)
  return checkContent({ ...asFiles(content), pictures }).map(formatProblem)
}

// Whoever changes the model adds a step to src/content/check/migrations.ts.
it("brings content of the first version up to date", async () => {
  const content = await migrated()
  expect(await problemsIn(content)).toEqual([])
  const { clinic, fees, appointment, patients, stats, brand } = content
  expect(Object.keys(clinic).slice(0, 6)).toEqual(["name", "about", "website", "locale", "phone", "fax"])
  expect(clinic).toMatchObject({
    locale: { language: "en", timeZone: "Africa/Harare", currency: "USD", hourCycle: "12" },
    fax: clinic.phone,
    emergency: { number: "464", whose: "own" },
    openingHours: { always: true },
    businessHours: { friday: [{ opens: "08:00", closes: "17:00" }] },
  })
  expect(clinic.businessHours.saturday).toBeUndefined()
  expect(fees.prices[0]).not.toHaveProperty("currency")
  expect(fees.prices[0].anchor).toBe("general-consultation")
  expect(patients).toEqual({ enabled: false })
  expect(stats.enabled).toBe(true)
  expect(brand).toEqual(readData()["brand"])
  expect(appointment.confirmation.none.toast.title).toBe("Appointment Booked!")
})

it("keeps the currencies of prices that differ, and the clinic's own words where they have moved", async () => {
  const items = [
    { item: "Visit", currency: "ZiG" },
    { item: "Test", note: "ZiG", currency: "USD" },
  ]
  const contactCards = { access: "Getting in", title: "Cards" }
  const { clinic, fees, words } = await migrated(
    {},
    { fees: { prices: items, items }, words: { care: {}, contactCards } }
  )
  expect(clinic.locale.currency).toBe("ZiG")
  expect(fees).toEqual({
    prices: [
      { item: "Visit", anchor: "visit" },
      { item: "Test", anchor: "test", note: "ZiG", currency: "USD" },
    ],
    items,
  })
  expect(words).toEqual({ review: {}, layout: { access: "Getting in" }, contactCards: { title: "Cards" } })
  const { fees: unknown, ...others } = await migrated({}, { fees: { prices: "on request" } })
  expect(unknown).toEqual({ prices: "on request" })
  expect(others).not.toHaveProperty("words")
  expect(await migrated({}, { words: { layout: {} } })).toHaveProperty("words", { layout: {} })
})

it.each([
  [
    "Segunda-feira a sexta-feira, 7h30 às 17h; Sábado: 8:59 am – 12.00 pm",
    { monday: "07:30–17:00", saturday: "08:59–12:00" },
  ],
  ["Sunday, 8 to 24:00", { sunday: "08:00–24:00" }],
  ["Sunday, 12 am to 1 pm", { sunday: "00:00–13:00" }],
  ["Mon–Fri 07:30–13:00 and 14:00–17:30", { monday: "07:30–13:00,14:00–17:30", friday: "07:30–13:00,14:00–17:30" }],
  ["Monday to Friday, 07:30 to 13:00, 14:00 to 17:30", { friday: "07:30–13:00,14:00–17:30" }],
  ["Monday, 7 to 9, 10 to 12, and from 13 to 15;", { monday: "07:00–09:00,10:00–12:00,13:00–15:00" }],
  ["Segunda a sexta, das 7h30 às 13h e das 14h às 17h30; domingo: fechado", { friday: "07:30–13:00,14:00–17:30" }],
  ["Daily 08:00 to 12:00", { monday: "08:00–12:00", sunday: "08:00–12:00" }],
  ["Todos os dias, 8h às 12h", { monday: "08:00–12:00", sunday: "08:00–12:00" }],
])("reads %s", (text, days) => {
  const week = Object.entries(parseWeek(text) ?? {}).map(([day, periods]) => [
    day,
    periods.map(({ opens, closes }) => `${opens}–${closes}`).join(),
  ])
  expect(Object.fromEntries(week)).toMatchObject(days)
})

it("reads no hours on a day that is closed", () => {
  expect(parseWeek("Sunday closed; every day, 8 to 12")).not.toHaveProperty("sunday")
})

it.each([
  "",
  "Monday, 8 to 5",
  "Monday, 8:00 to 12:00 and",
  "Sunday closed and 8:00 to 12:00",
  "Friday to Monday, 8:00 to 17:00",
  "Someday, 8:00 to 17:00",
  "Monday, 17:00 to 8:00",
  "Monday, 8:00 to 8:00",
  "Monday, 8:00 to 17:000",
  "Monday, 8:000 to 17:00",
  "Monday, 123:30 to 124:30",
  "Monday, 8:00 to 25:00",
  "Monday, 8:00 to 8:60",
])("reads no hours in %s", text => {
  expect(parseWeek(text)).toBeUndefined()
})

it("reads hours from sentences, and leaves those that it cannot read to the check", async () => {
  const read = await migrated({
    emergencyNumber: "119",
    hours: { days: "Segunda a sábado", time: "7:30–17:00", short: "", openNow: "" },
    businessHours: "Monday – Friday: 8 am – 5.30 pm",
  })
  expect(await problemsIn(read)).toEqual([])
  const { clinic } = read
  expect(clinic.emergency.whose).toBe("national")
  expect(Object.keys(clinic.openingHours.week)).toHaveLength(6)
  expect(clinic.openingHours).toMatchObject({
    always: false,
    week: { saturday: [{ opens: "07:30", closes: "17:00" }] },
  })
  expect(clinic.businessHours.monday).toEqual([{ opens: "08:00", closes: "17:30" }])
  const late = await migrated({ hours: { days: "Friday", time: "8:00 to 24:00" } })
  expect(late.clinic.openingHours.week).toEqual({ friday: [{ opens: "08:00", closes: "24:00" }] })
  const hours = { days: "Most days", time: "mornings", short: "", openNow: "" }
  const unread = await migrated({ hours, businessHours: 8 })
  expect(unread.clinic.businessHours).toBe(8)
  expect(unread.clinic.hours).toEqual(hours)
  expect(await problemsIn(unread)).toContainEqual(expect.stringContaining("“openingHours” is missing"))
})

it("says what to do with content of another version, and nothing else", async () => {
  const older = checkContent(await readContent(firstContent)).map(formatProblem)
  expect(older).toEqual([
    `data/version.json: is version 1 of the content’s model, and this code expects version ${currentVersion}. Run: npm run migrate`,
  ])
  const [newer] = checkContent({ files: {}, version: currentVersion + 1 }).map(formatProblem)
  expect(newer).toMatch(/this code is older: it knows version \d+\. Update the code\.$/)
  for (const version of [undefined, 0, 1.5, `${currentVersion}`])
    expect(checkContent({ files: {}, version }).map(formatProblem)).toEqual([
      expect.stringContaining("data/version.json: has no version number"),
    ])
  expect(await readVersion(sampleContent)).toBe(currentVersion)
})

it("npm run migrate writes what changes as the editor does, and leaves the other files alone", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "migrate-"))
  const data = path.join(folder, "data")
  cpSync(firstContent, data, { recursive: true })
  cpSync(`${sampleContent}/images`, path.join(data, "images"), { recursive: true })
  rmSync(path.join(data, "images/logo.svg"))
  utimesSync(path.join(data, "policies.json"), 1, 1)
  const script = [require.resolve("tsx/cli"), path.resolve("scripts/migrate.ts")]
  const run = () => execFileSync(process.execPath, script, { cwd: folder, encoding: "utf8" })
  expect(run()).toMatch(/is now version \d+\. Changed: .*data\/clinic\.json/)
  expect(readFileSync(path.join(data, "fees.json"), "utf8")).toMatch(
    /^\{\n {2}"enabled": true,\n {2}"heading": "[^]*\}\n$/
  )
  expect(statSync(path.join(data, "policies.json")).mtimeMs).toBe(1000)
  expect(run()).toBe(`The content is up to date: version ${currentVersion}.\n`)
  rmSync(folder, { recursive: true })
})
