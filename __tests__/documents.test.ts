import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

/** The links and pictures of a document that lead to a file of the project which does not exist. */
const findBrokenLinks = (document: string): string[] =>
  [...readFileSync(document, "utf8").matchAll(/\]\((?!\w+:)([^)#\s]+)/g)]
    .map(([, link = ""]) => link)
    .filter(link => !existsSync(path.join(path.dirname(document), decodeURIComponent(link))))

// Who is stuck in a guide, or has found a vulnerability, must not end at a missing page.
it("links between documents lead to files that exist", () => {
  const documents = execFileSync("git", ["ls-files", "*.md"], { encoding: "utf8" }).trim().split("\n")
  expect(documents).toContain("docs/editing/problems.md")
  expect(documents.flatMap(document => findBrokenLinks(document).map(link => `${document}: ${link}`))).toEqual([])
})
