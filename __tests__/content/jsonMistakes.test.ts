/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { sampleContent } from "../../scripts/sampleFolders"
import { type Content, checkContent } from "../../src/content/check/checkContent"
import { formats, formatGithubSummary } from "../../src/content/check/problemFormats"
import { readContent } from "../../src/content/check/readContent"
import { type Problem, formatProblem } from "../../src/content/checks"

/** Typical mistakes in services.json. Each is reported exactly once, at its line and column. */

let content: Content = { files: {} }
let services = ""
beforeAll(async () => {
  content = await readContent(sampleContent)
  services = content.files["services.json"] ?? ""
})

const check = (text: string): Problem[] =>
  checkContent({ files: { ...content.files, "services.json": text } }).filter(({ file }) => file === "services.json")

/**
 * `text` with the first `before` replaced. The mark ‸ in `after` is where the mistake must be reported, and is removed.
 */
const mistake = (text: string, before: string, after: string): { text: string; line: number; column: number } => {
  if (!text.includes(before)) throw new Error(`The sample has no ${before}`)
  if (!after.includes("‸")) throw new Error(`There is no mark in ${after}`)
  const marked = text.replace(before, () => after)
  const lines = marked.slice(0, marked.indexOf("‸")).split("\n")
  return { text: marked.replace("‸", ""), line: lines.length, column: (lines.at(-1) ?? "").length + 1 }
}

const title = '"title": "Cardiology"'

it.each<[what: string, before: string, after: string, message: RegExp]>([
  ["a comma after the last field", '"bookable": true\n', '"bookable": true‸,\n', /a comma after the last entry/],
  [
    "a comma after the last of a list",
    'Referral if you need a specialist"\n',
    'Referral if you need a specialist"‸,\n',
    /a comma after the last/,
  ],
  ["two commas", `${title},`, `${title},‸,`, /a comma too many/],
  ["two commas in a list", '"Heart risk check",', '"Heart risk check",‸,', /has a comma too many: remove it/],
  ["a colon after a value", '"bookable": true\n', '"bookable": true ‸: false\n', /a colon where a comma belongs/],
  ["no name", title, '‸: "Cardiology"', /missing a name/],
  ["no comma between fields", `${title},`, `${title}‸`, /missing a comma/],
  ["no comma between list items", '"Heart risk check",', '"Heart risk check"‸', /missing a comma/],
  ["no comma between entries", "    },\n", "    }‸\n", /missing a comma/],
  ["no closing brace between entries", "\n    },\n", "‸\n", /is missing a } before the next {/],
  ["a comma in place of a closing brace", "\n    },\n", "\n    ,‸\n", /is missing a } before the next {/],
  ["a semicolon", `${title},`, `${title}‸;`, /has a semicolon: write a comma/],
  ["a semicolon after true", '"featured": true,', '"featured": ‸true;', /has a semicolon: write a comma/],
  ["a no-break space", title, `"title":‸\u00A0"Cardiology"`, /an unusual space: delete it, and type a plain space/],
  ["an unusual space before a name", title, `‸\u3000${title}`, /an unusual space: delete it/],
  ["an invisible character after a text", `${title},`, `${title}‸\u200B,`, /has an invisible character or/],
  [
    "an invisible character after true",
    '"featured": true,',
    '"featured": ‸true\u2060,',
    /has an invisible character or/,
  ],
  ["an invisible character after a last entry", '"bookable": true\n', '"bookable": true\n‸\uFEFF', /has an invisible/],
  ["curly quotation marks around a text", title, '"title": ‸“Cardiology”', /curly quotation mark/],
  ["curly quotation marks around a name", title, '‸“title”: "Cardiology"', /curly quotation mark/],
  ["a curly mark at the end", title, '"title": ‸"Cardiology”', /without its closing quotation mark/],
  ["single quotation marks", title, "\"title\": ‸'Cardiology'", /single quotation marks/],
  ["a comment", title, `‸// the heart\n      ${title}`, /a comment/],
  ["a comment in stars", title, `‸/* the heart */ ${title}`, /a comment/],
  ["no quotation mark at the end", title, '"title": ‸"Cardiology', /without its closing quotation mark/],
  [
    "quotation marks in a text",
    title,
    '"title": "The ‸"heart" and more"',
    /inside a text: write them “like this”.* \\"/,
  ],
  ["quotation marks around a text's first word", title, '"title": "‸"Heart" care"', /inside a text/],
  ["quotation marks around a number in a text", title, '"title": "Room ‸"3""', /inside a text/],
  ["a decimal comma", title, `"amount": ‸45,50,\n      ${title}`, /comma or space in a number: write 45\.50\./],
  ["a comma of thousands", title, `"amount": ‸1,200,\n      ${title}`, /in a number: write 1200\./],
  ["commas of thousands and decimals", title, `"amount": ‸1,200,000.50, ${title}`, /write 1200000\.50\./],
  ["points of thousands and a decimal comma", title, `"amount": ‸1.200,50, ${title}`, /write 1200\.50\./],
  ["a space of thousands", title, `"amount": ‸1 200, ${title}`, /write 1200\./],
  ["a currency before a number", title, `"amount": ‸US$25, ${title}`, /currency or a unit: write the number alone/],
  ["a currency's code before a number", title, `"amount": ‸USD 25, ${title}`, /write the number alone/],
  ["a currency after a number", title, `"amount": 25 ‸MT, ${title}`, /write the number alone/],
  [
    "a phone number without quotation marks",
    title,
    `"phone": ‸0771234567, ${title}`,
    /has 0771234567 without quotation marks: put a phone number, a day or a time into .* "0771234567"\. A number has no 0/,
  ],
  ["spaces in such a phone number", title, `"phone": ‸0771 234 567, ${title}`, /has 0771 234 567 without quotation/],
  ["one with a country code", title, `"phone": ‸+263 77 123 4567, ${title}`, /has \+263 77 123 4567 without quotation/],
  ["a time without quotation marks", title, `"opens": ‸08:00, ${title}`, /has 08:00 without quotation marks/],
  ["one of twelve hours", title, `"opens": ‸7:30 AM, ${title}`, /has 7:30 AM without quotation marks/],
  ["a time in a list", '"Heart risk check",', "‸09:30,", /has 09:30 without quotation marks/],
  ["a day without quotation marks", title, `"until": ‸2026-12-05, ${title}`, /has 2026-12-05 without quotation marks/],
  ["a day and a time", title, `"until": ‸2026-12-05T18:00, ${title}`, /has 2026-12-05T18:00 without quotation marks/],
  ["a day with strokes", title, `"until": ‸5/12/2026, ${title}`, /has 5\/12\/2026 without quotation marks/],
  ["a 0 in front of a number", title, `"amount": ‸025, ${title}`, /A number has no 0 or \+ in front/],
  [
    "an unfinished merge",
    title,
    `‸<<<<<<< HEAD\n${title}\n=======\n`,
    /an unfinished merge: keep one of its two versions/,
  ],
  ["the middle of a merge", `${title},`, `${title},\n‸=======`, /an unfinished merge/],
  ["the end of a merge", `${title},`, `${title},\n‸>>>>>>> main`, /an unfinished merge/],
  ["a line break in a text", title, '"title": ‸"Cardio\nlogy"', /without its closing quotation mark/],
  ["a name without quotation marks", title, '‸title: "Cardiology"', /without quotation marks/],
  ["no colon", title, '"title"‸ "Cardiology"', /missing a colon/],
  ["an equals sign", title, '"title" ‸= "Cardiology"', /equals sign/],
  ["no colon before a group", `${title},`, `"image"‸ { "alt": "" }, ${title},`, /missing a colon/],
  ["no colon before true", '"featured": true', '"featured"‸true', /missing a colon/],
  ["no value", title, '"title":‸', /missing a value/],
  ["True with a capital letter", '"featured": true', '"featured": ‸True', /in small letters/],
  ["yes", '"featured": true', '"featured": ‸yes', /write true or false/],
  ["a backslash", title, '"title": ‸"Cardio\\logy"', /a backslash/],
  ["a bracket too many", "    },\n", "    }‸},\n", /closes nothing/],
  ["a field twice", title, `${title},\n      ‸"title": "Heart"`, /“title” twice/],
  ["a wrong type", '"bookable": true', '"bookable": ‸"true"', /“bookable” must be true or false/],
  ["an invalid option", '"icon": "heart-pulse"', '"icon": ‸"unicorn"', /not a valid option/],
  ["a text that is too long", title, `"title": ‸"${"x".repeat(41)}"`, /too long/],
  ["an empty text", title, '"title": ‸""', /is empty/],
  ["an unknown placeholder", title, '"title": ‸"Cardio {twon}"', /\{twon\}, which is not a placeholder/],
  ["an open placeholder", title, '"title": ‸"Cardio {town"', /has a brace that belongs to no placeholder/],
  ["a placeholder in two braces", title, '"title": ‸"Cardio {{town}}"', /has a brace that belongs to no placeholder/],
  ["a misspelt field", '"specialty": "Cardiovascular"', '‸"speciality": "Cardiovascular"', /did you mean “specialty”/],
  ["a name twice in a list", '"title": "Cardiology"', '"title": "General consultation"', /two entries/],
])("reports %s at its line and column", (_what, before, after, message) => {
  // A repeated name is reported at the start of the second entry.
  const found = after.includes("‸")
    ? mistake(services, before, after)
    : {
        ...mistake(services, '    {\n      "icon": "heart-pulse"', '    ‸{\n      "icon": "heart-pulse"'),
        text: services.replace(before, after),
      }
  const problems = check(found.text)
  expect(problems.map(({ line, column }) => ({ line, column }))).toEqual([{ line: found.line, column: found.column }])
  expect(problems.map(formatProblem).join("\n")).toMatch(message)
})

it("reports a truncated file at its end", () => {
  const half = services.slice(0, services.indexOf('"Heart risk check",') + '"Heart risk check",'.length)
  const [problem, ...others] = check(`${half}\n\n`)
  expect(others).toEqual([])
  expect(problem).toMatchObject({
    line: half.split("\n").length,
    column: half.length - half.lastIndexOf("\n"),
    message: expect.stringContaining("ends too early"),
  })
})

it.each<[encoding: string, encode: (text: string) => Buffer, place: object]>([
  ["Windows-1252", text => Buffer.from(text, "latin1"), { line: 3, column: 4 }],
  ["UTF-16", text => Buffer.from(text, "utf16le"), { line: 1, column: 2 }],
  ["UTF-16 with its mark", text => Buffer.from(`\uFEFF${text}`, "utf16le"), { line: 1, column: 1 }],
])("reports where a file that is saved as %s loses its first character", async (_encoding, encode, place) => {
  const folder = mkdtempSync(path.join(tmpdir(), "encoding-"))
  writeFileSync(path.join(folder, "services.json"), encode('{\n"title":\n"Clínica"\n}\n'))
  const { files } = await readContent(folder)
  rmSync(folder, { recursive: true })
  expect(check(files["services.json"] ?? "")).toEqual([
    expect.objectContaining({
      ...place,
      message: expect.stringMatching(/^is not saved as UTF-8, .*: save it with the encoding UTF-8, then type/),
    }),
  ])
})

it("reports a missing field where its entry begins", () => {
  const found = mistake(services, '    {\n      "icon": "heart-pulse"', '    ‸{\n      "icon": "heart-pulse"')
  const problems = check(found.text.replace(`      ${title},\n`, ""))
  expect(problems).toEqual([
    expect.objectContaining({ line: found.line, column: found.column, message: expect.stringContaining("is missing") }),
  ])
})

it("reports the same place with the line ends of Windows", () => {
  const found = mistake(services, `${title},`, `${title}‸`)
  expect(check(found.text.replaceAll("\n", "\r\n"))).toMatchObject([{ line: found.line, column: found.column }])
})

describe("the formats of the check", () => {
  const problems: Problem[] = [
    {
      file: "a.json",
      line: 3,
      column: 5,
      entry: "service 2 “A, B”",
      field: "title",
      message: "is 100% wrong:\nfix it.",
    },
    { file: "b.json", entry: "", field: "", message: "is missing." },
  ]

  it("include one escaped annotation per problem for GitHub", () => {
    expect(formats.github(problems)).toBe(
      "::error file=data/a.json,line=3,col=5,title=service 2 “A%2C B”%3A “title”::“title” is 100%25 wrong:%0Afix it.\n" +
        "::error file=data/b.json,title=b.json::is missing."
    )
  })

  it("include a summary that says what to fix and escapes the editor's text", () => {
    const [first] = problems
    if (!first) throw new Error("There is no problem.")
    const summary = formatGithubSummary([{ ...first, message: "is <b>*bold*</b>." }])
    expect(summary).toContain("The content cannot be published yet")
    expect(summary).toContain("data/a.json, line 3, column 5")
    expect(summary).toContain("is \\<b\\>\\*bold\\*\\</b\\>.")
    expect(summary).toContain("Fix this, and save again")
    expect(formatGithubSummary(problems)).toContain("Fix these, and save again")
    expect(formatGithubSummary([])).toContain("ready to be published")
  })
})
