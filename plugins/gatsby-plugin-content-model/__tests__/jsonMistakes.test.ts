import { parseJson } from "../parseJson"
import { checkFiles, type Problem, formatProblem } from ".."
import { formatJson } from "../json"
import { readContent } from "../build"
import { containing, readTable } from "../../../testing/readTable"
import { createTemporaryFolder } from "../../../testing/createTemporaryFolder"
import { model, settings } from "../../../testing/bakery"

/** Checks that typical mistakes in breads.json are each reported exactly once, at their line and column. */

const details = { flour: "Whole rye", notes: ["Sourdough", "Keeps for a week"], organic: true, sliced: true }

const breads = formatJson({
  heading: "Our breads",
  breads: [
    {
      grain: "wheat",
      anchor: "wheat",
      name: "Plait",
      price: 7.2,
      ...details,
      organic: false,
      notes: ["Soft", "For Sundays"],
    },
    { grain: "rye", anchor: "rye", name: "Rye loaf", price: 6.5, ...details },
    { grain: "spelt", anchor: "spelt", name: "Spelt loaf", price: 6.9, ...details, organic: false },
  ],
})

/** Returns the problems of breads.json, as if it were the only file of the site. */
const check = (text: string): Problem[] =>
  checkFiles({ ...settings, model: { breads: model.breads } }, { files: { "breads.json": text } })

/**
 * Returns `text` with the first `before` replaced by `after`, and the position of the mark ‸ in `after`, which is
 * removed.
 */
const replace = (text: string, before: string, after: string) => {
  if (!text.includes(before)) throw new Error(`The bakery has no ${before}`)
  if (!after.includes("‸")) throw new Error(`There is no mark in ${after}`)
  const marked = text.replace(before, () => after)
  const lines = marked.slice(0, marked.indexOf("‸")).split("\n")
  return { text: marked.replace("‸", ""), position: { line: lines.length, column: (lines.at(-1) ?? "").length + 1 } }
}

it.each(readTable("plugins/gatsby-plugin-content-model/__tests__/jsonMistakes.txt"))(
  "reports %s at its line and column, also with the line ends of Windows",
  (_what, before = "", after = "", sentence = "") => {
    const { text, position } = replace(breads, before, after)
    const problems = check(text)
    expect(problems).toEqual([expect.objectContaining(position)])
    expect(problems.map(formatProblem)).toEqual([containing(sentence)])
    expect(check(text.replaceAll("\n", "\r\n"))).toEqual([expect.objectContaining(position)])
  }
)

it.each([
  ["a missing field", '      "name": "Rye loaf",\n', "", "is missing"],
  ["a name that another entry has", "Rye loaf", "Plait", "two entries"],
])("reports %s where its entry begins", (_what, before, after, sentence) => {
  const entry = '{\n      "grain": "rye"'
  const { text, position } = replace(breads, entry, `‸${entry}`)
  expect(check(text.replace(before, after))).toEqual([
    expect.objectContaining({ ...position, message: containing(sentence) }),
  ])
})

it("reports a truncated file at its end", () => {
  const half = breads.slice(0, breads.lastIndexOf('"Sourdough",') + '"Sourdough",'.length)
  expect(check(`${half}\n\n`)).toEqual([
    expect.objectContaining({
      line: half.split("\n").length,
      column: half.length - half.lastIndexOf("\n"),
      message: containing("ends too early"),
    }),
  ])
})

const folder = createTemporaryFolder()

it.each<[encoding: string, encode: (text: string) => Buffer, position: object]>([
  ["Windows-1252", text => Buffer.from(text, "latin1"), { line: 3, column: 4 }],
  ["UTF-16", text => Buffer.from(text, "utf16le"), { line: 1, column: 2 }],
  ["UTF-16 with its mark", text => Buffer.from(`\uFEFF${text}`, "utf16le"), { line: 1, column: 1 }],
])("reports where a file that is saved as %s loses its first character", async (_encoding, encode, position) => {
  folder.write("breads.json", encode('{\n"title":\n"Clínica"\n}\n'))
  const content = await readContent(folder.at())
  expect(check(content.files["breads.json"] ?? "")).toEqual([
    expect.objectContaining({
      ...position,
      message: containing("^is not saved as UTF-8, …: save it with the encoding UTF-8, then type"),
    }),
  ])
})

it("refuses a file that is longer than all limits of its fields together", () => {
  expect(check(`"${"a".repeat(500_000)}"`).map(formatProblem)).toEqual([containing("has more than 500,000 characters")])
})

// Each of these took minutes, in which nothing else is done: more than the time limit of a test.
it.each([
  ["quotation marks that end nothing", `"${'\\"'.repeat(240_000)}`, "closing quotation mark"],
  ["spaces before something wrong", `{"a": "b"${" ".repeat(490_000)}x}`, "without quotation marks"],
  ["numbers before something wrong", `{"a": "${":1".repeat(240_000)}" x}`, "without quotation marks"],
  [
    "fields that nobody knows",
    `{${Array.from({ length: 40_000 }, (_, index) => `"k${index}":0`).join()}}`,
    "is missing",
  ],
  ["fields twice", `{"breads": [${"{},".repeat(100)}{${'"a":0,'.repeat(80_000)}"a":0}]}`, "twice"],
])("reports a file full of %s", (_what, text, sentence) =>
  expect(check(text).map(formatProblem).join("\n")).toContain(sentence)
)

it.each(["[", '{"a":', '[{"a":'])("refuses a file of 10,000 times “%s” in words", opening => {
  expect(parseJson(opening.repeat(10_000))).toEqual({
    problem: { offset: expect.any(Number), message: "has more than 100 brackets inside one another: remove them." },
  })
  expect(parseJson(JSON.stringify({ text: opening.repeat(10_000) }))).toHaveProperty("value")
})
