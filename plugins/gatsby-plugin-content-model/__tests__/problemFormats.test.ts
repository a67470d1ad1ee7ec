import { formatGithubSummary, formats, type Problem } from ".."

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

  it("name the folder of the content that they are given", () => {
    expect(formats.text(problems, [], "content")).toContain("  • content/b.json: is missing.")
    expect(formats.text([], problems, "content")).toContain("  • content/b.json: is missing.")
    expect(formats.github(problems, [], "content")).toContain("::error file=content/b.json,")
    expect(formatGithubSummary(problems, "content")).toContain("- content/b.json: is missing.")
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
