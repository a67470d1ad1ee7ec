import { execFileSync } from "node:child_process"
import { cpSync, rmSync, statSync, utimesSync } from "node:fs"
import path from "node:path"
import { firstContent, sampleContent } from "../../scripts/sampleFolders"
import { checkContent } from "../../src/model/check/checkContent"
import { migrations } from "../../src/model/check/migrations"
import { readContent } from "../../src/model/check/readContent"
import { readTexts, readVersion } from "../../plugins/gatsby-plugin-content-model/build"
import { currentVersion } from "../../src/model/check/version"
import { formatProblem } from "../../plugins/gatsby-plugin-content-model"
import { parseWeek } from "../../src/model/parseWeek"
import { asFiles, parseFiles, readData } from "../../testing/data"
import { parseCell, readTable } from "../../testing/readTable"
import type { Json } from "../../testing/replaceValue"
import { createTemporaryFolder } from "../../testing/temporaryFolder"

const deepFreeze = (value: Json): Json => {
  if (typeof value === "object" && value !== null)
    for (const child of Object.values(Object.freeze(value))) deepFreeze(child)
  return value
}

/** The first content with another `clinic.json` and other files, brought up to date; a step that changes what it is given throws. */
const migrated = async (clinic: Json = {}, files: Json = {}): Promise<Json> => {
  const first = { ...parseFiles(await readTexts(firstContent)), ...files }
  Object.assign(first["clinic"], clinic)
  return migrations.reduce<Json>((content, { migrate }) => deepFreeze(migrate(content)), deepFreeze(first))
}

const problemsIn = async (content: Json): Promise<string[]> => {
  const { pictures } = await readContent(sampleContent)
  return checkContent({ ...asFiles(content), pictures }).map(formatProblem)
}

// Whoever changes the model adds a step to src/model/check/migrations.ts.
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

it("there is one to each version", () => {
  expect(migrations).toHaveLength(currentVersion - 1)
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

const folder = createTemporaryFolder()

it("npm run migrate writes what changes as the editor does, and leaves the other files alone", () => {
  cpSync(firstContent, folder.at("data"), { recursive: true })
  cpSync(`${sampleContent}/images`, folder.at("data/images"), { recursive: true })
  rmSync(folder.at("data/images/logo.svg"))
  utimesSync(folder.at("data/policies.json"), 1, 1)
  const script = [require.resolve("tsx/cli"), path.resolve("scripts/migrate.ts")]
  const run = () => execFileSync(process.execPath, script, { cwd: folder.at(), encoding: "utf8" })
  expect(run()).toMatch(/is now version \d+\. Changed: .*data\/clinic\.json/)
  expect(folder.read("data/fees.json")).toMatch(/^\{\n {2}"enabled": true,\n {2}"heading": "[^]*\}\n$/)
  expect(statSync(folder.at("data/policies.json")).mtimeMs).toBe(1000)
  expect(run()).toBe(`The content is up to date: version ${currentVersion}.\n`)
})
