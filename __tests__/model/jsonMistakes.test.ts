import { readFileSync } from "node:fs"
import { sampleContent } from "../../scripts/sampleFolders"
import { checkContent } from "../../src/model/checks/checkContent"
import { formats, formatGithubSummary, type Problem, formatProblem } from "../../plugins/gatsby-plugin-content-model"
import { readContent } from "../../src/model/checks/readContent"
import { model } from "../../src/model/model"
import { containing, readTable } from "../../testing/readTable"
import { createTemporaryFolder } from "../../testing/temporaryFolder"

/** Checks that typical mistakes in services.json are each reported exactly once, at their line and column. */

const services = readFileSync(`${sampleContent}/services.json`, "utf8")

/** Returns the problems of services.json, as if it were the only file of the site. */
const check = (text: string): Problem[] =>
  checkContent({ files: { "services.json": text } }, { services: model.services })

/**
 * Returns `text` with the first `before` replaced by `after`, and the position of the mark ‸ in `after`, which is
 * removed.
 */
const replace = (text: string, before: string, after: string) => {
  if (!text.includes(before)) throw new Error(`The sample has no ${before}`)
  if (!after.includes("‸")) throw new Error(`There is no mark in ${after}`)
  const marked = text.replace(before, () => after)
  const lines = marked.slice(0, marked.indexOf("‸")).split("\n")
  return { text: marked.replace("‸", ""), place: { line: lines.length, column: (lines.at(-1) ?? "").length + 1 } }
}

it.each(readTable("model/jsonMistakes.txt"))(
  "reports %s at its line and column, also with the line ends of Windows",
  (_what, before = "", after = "", sentence = "") => {
    const { text, place } = replace(services, before, after)
    const problems = check(text)
    expect(problems).toEqual([expect.objectContaining(place)])
    expect(problems.map(formatProblem)).toEqual([containing(sentence)])
    expect(check(text.replaceAll("\n", "\r\n"))).toEqual([expect.objectContaining(place)])
  }
)

it.each([
  ["a missing field", '      "title": "Cardiology",\n', "", "is missing"],
  ["a name that another entry has", "Cardiology", "General consultation", "two entries"],
])("reports %s where its entry begins", (_what, before, after, sentence) => {
  const entry = '{\n      "icon": "heart-pulse"'
  const { text, place } = replace(services, entry, `‸${entry}`)
  expect(check(text.replace(before, after))).toEqual([
    expect.objectContaining({ ...place, message: containing(sentence) }),
  ])
})

it("reports a truncated file at its end", () => {
  const half = services.slice(0, services.indexOf('"Heart risk check",') + '"Heart risk check",'.length)
  expect(check(`${half}\n\n`)).toEqual([
    expect.objectContaining({
      line: half.split("\n").length,
      column: half.length - half.lastIndexOf("\n"),
      message: containing("ends too early"),
    }),
  ])
})

const folder = createTemporaryFolder()

it.each<[encoding: string, encode: (text: string) => Buffer, place: object]>([
  ["Windows-1252", text => Buffer.from(text, "latin1"), { line: 3, column: 4 }],
  ["UTF-16", text => Buffer.from(text, "utf16le"), { line: 1, column: 2 }],
  ["UTF-16 with its mark", text => Buffer.from(`\uFEFF${text}`, "utf16le"), { line: 1, column: 1 }],
])("reports where a file that is saved as %s loses its first character", async (_encoding, encode, place) => {
  folder.write("services.json", encode('{\n"title":\n"Clínica"\n}\n'))
  const content = await readContent(folder.at())
  expect(check(content.files["services.json"] ?? "")).toEqual([
    expect.objectContaining({
      ...place,
      message: containing("^is not saved as UTF-8, …: save it with the encoding UTF-8, then type"),
    }),
  ])
})

describe("the formats of the check", () => {
  const first = {
    file: "a.json",
    line: 3,
    column: 5,
    entry: "service 2 “A, B”",
    field: "title",
    message: "is 100% wrong:\nfix it.",
  }
  const problems: Problem[] = [first, { file: "b.json", entry: "", field: "", message: "is missing." }]

  it("include one escaped annotation per problem for GitHub", () => {
    expect(formats.github(problems)).toBe(
      "::error file=data/a.json,line=3,col=5,title=service 2 “A%2C B”%3A “title”::“title” is 100%25 wrong:%0Afix it.\n" +
        "::error file=data/b.json,title=b.json::is missing."
    )
  })

  it("include a summary that says what to fix and escapes the editor's text", () => {
    const summary = formatGithubSummary([{ ...first, message: "is <b>*bold*</b>." }])
    expect(summary).toContain("The content cannot be published yet")
    expect(summary).toContain("data/a.json, line 3, column 5")
    expect(summary).toContain("is \\<b\\>\\*bold\\*\\</b\\>.")
    expect(summary).toContain("Fix this, and save again")
    expect(formatGithubSummary(problems)).toContain("Fix these, and save again")
    expect(formatGithubSummary([])).toContain("ready to be published")
  })
})
