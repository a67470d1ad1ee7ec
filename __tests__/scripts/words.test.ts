import { array, assert, constant, constantFrom, property, string, tuple } from "fast-check"
import { readValues } from "../../plugins/gatsby-plugin-content-model/build"
import { formatCsv, parseCsv } from "../../plugins/gatsby-plugin-content-model/build"
import { fillTranslation } from "../../src/model/checks/fillTranslation"
import { readTranslatedTexts } from "../../src/model/checks/readTranslatedTexts"
import { secondContent } from "../../testing/sampleFolders"
import { checkContent } from "../../src/model/checks/contentSettings"
import { readContent } from "../../src/model/checks/readContent"
import { describeFileProgress, describeProgress, listTranslationRows } from "../../src/model/checks/translationRows"
import { formatProblem } from "../../plugins/gatsby-plugin-content-model"

/** Checks the table in which a translator without the editor works. */

const header = ["key", "where", "source", "translation"]

/** Writes rows as a spreadsheet does, with its separator, line ends and encoding. */
const write = (
  rows: readonly (readonly string[])[],
  separator: string,
  end: string,
  encode: (text: string) => Buffer
) =>
  encode(
    rows
      .map(row => row.map(cell => (/["\s,;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator))
      .join(end) + end
  )

/** Encodes a text whose letters the Windows code page has where ISO 8859-1 has them. */
const toWindows = (text: string): Buffer => Buffer.from(text, "latin1")

const anyCell = string({ unit: "grapheme" }).map(text => text.replaceAll("\u0000", ""))
const westernCell = string({ unit: constantFrom(..."aZ9 éãñü,;\"'\n\t") })

it.each([
  ["LibreOffice", ",", "\n", (text: string) => Buffer.from(text), anyCell],
  ["Google Sheets", ",", "\r\n", (text: string) => Buffer.from(text), anyCell],
  ["Excel’s UTF-8", ";", "\r\n", (text: string) => Buffer.from(`\uFEFF${text}`), anyCell],
  ["Excel’s Unicode text", "\t", "\r\n", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le"), anyCell],
  ["older Excel", ";", "\r\n", toWindows, westernCell],
  ["Numbers", ";", "\r", (text: string) => Buffer.from(text), anyCell],
])("a table from %s is read without a loss", (_program, separator, end, encode, cell) => {
  assert(
    property(array(tuple(constant("key"), cell, cell)), rows => {
      const table = [header.slice(0, 3), ...rows]
      expect(parseCsv(write(table, separator, end, encode), "key")).toEqual(table)
    })
  )
})

it("each table that is written can be read again", () => {
  assert(
    property(array(tuple(constant("key"), anyCell, anyCell)), rows => {
      const table = [header.slice(0, 3), ...rows]
      expect(parseCsv(Buffer.from(formatCsv(table)), "key")).toEqual(table)
    })
  )
})

it("a file that is not such a table is refused with a reason", () => {
  expect(() => parseCsv(Buffer.from("Name,Phone\n"), "key")).toThrow("The first line must begin with “key”")
  expect(() => parseCsv(Buffer.from('key,where\na,"b\n'), "key")).toThrow(
    "Row 2 has a quotation mark that is not closed"
  )
})

const source = "Call {phone} in 30 minutes, or write to us@example.com."

const known = [
  {
    key: "care/lead",
    labels: [],
    source,
    translation: "",
    limit: 80,
  },
]

it.each([
  ["care/lead", source, "[sn] {phone} 30 us@example.com", []],
  ["care/lead", source, "", []],
  ["care/lead", source, "=", []],
  ["care/led", source, "[sn]", ["Row 2, care/led: is no text of the site"]],
  ["care/lead", "Call us.", "[sn]", ["the text is now “Call {phone} in 30 minutes, or write to us@example.com.”"]],
  ["care/lead", source, "[sn] {phne} 30 us@example.com", ["the same words in braces as the source: {phone}"]],
  ["care/lead", source, "[sn] {phone}", ["has lost “us@example.com”, “30” of the source"]],
  ["care/lead", source, `[sn] {phone} 30 us@example.com ${"a".repeat(80)}`, ["shorten it to 80 or fewer"]],
])("%s “%s” translated as “%s”: %j", (key, original, text, messages) => {
  const { texts, problems } = readTranslatedTexts([header, [key, "", original, text]], known)
  expect(problems).toEqual(messages.map(message => expect.stringContaining(message)))
  expect([...texts.values()].join()).toBe(messages.length && !texts.has(key) ? "" : text)
})

it("exports a whole translation and imports it again", async () => {
  const content = await readContent(secondContent)
  const [originals, translation] = [await readValues(secondContent), await readValues(`${secondContent}/en`)]
  const rows = listTranslationRows(originals, translation, "en")
  const table = rows.map(({ key, labels, source: text, translation: translated }) => [
    key,
    labels.join(),
    text,
    translated,
  ])
  const { texts, problems } = readTranslatedTexts(parseCsv(Buffer.from(formatCsv([header, ...table])), "key"), rows)
  expect(problems.map(problem => problem.split(":")[0])).toEqual([])
  const files = fillTranslation(originals, {}, "en", texts)
  // The notice is off.
  expect({ ...files, notice: translation["notice"] }).toEqual(translation)
  const en = Object.fromEntries(Object.entries(files).map(([name, file]) => [`${name}.json`, JSON.stringify(file)]))
  expect(checkContent({ ...content, translations: { en } }).map(formatProblem)).toEqual([])
})

it("says in the list of forms how much of each is translated, and how much has changed since", async () => {
  const [originals, translation] = [await readValues(secondContent), await readValues(`${secondContent}/en`)]
  const describe = (changed: typeof originals, translated: typeof translation) => {
    const rows = listTranslationRows(changed, translated, "en")
    return describeFileProgress(changed, { language: "en", translation: translated, rows }, "offline")
  }
  expect(describe(originals, translation)).toEqual([])
  expect(describe(originals, { ...translation, offline: { heading: "No network" } })).toEqual(["en 1 of 5"])
  const lead = "Esta página fica no seu telefone."
  expect(describe({ ...originals, offline: Object.assign({}, originals["offline"], { lead }) }, translation)).toEqual([
    "en 5 of 5, 1 changed",
  ])
})

it("names the first ten texts that are missing in a language", async () => {
  const [originals, translation] = [await readValues(secondContent), await readValues(`${secondContent}/en`)]
  const rows = listTranslationRows(originals, {}, "sn")
  expect(describeProgress(rows, "sn")).toMatch(
    /^Translated into “sn”: \d+ of \d+ texts\. The first that are missing:\n\n {2}• The clinic → About: “Uma clínica/
  )
  expect(describeProgress(rows, "sn").match(/•/g)).toHaveLength(10)
  expect(describeProgress(listTranslationRows(originals, translation, "en"), "en")).toBe("")
})
