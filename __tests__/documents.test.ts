import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

/** Returns the links and pictures of a document whose files do not exist in the project. */
const findBrokenLinks = (document: string): string[] =>
  [...readFileSync(document, "utf8").matchAll(/\]\((?!\w+:)([^)#\s]+)/g)]
    .map(([, link = ""]) => link)
    .filter(link => !existsSync(path.join(path.dirname(document), decodeURIComponent(link))))

// A reader who needs help or has found a vulnerability must not end up at a missing page.
it("links between documents lead to files that exist", () => {
  const documents = execFileSync("git", ["ls-files", "*.md"], { encoding: "utf8" }).trim().split("\n")
  expect(documents).toContain("docs/editing/problems.md")
  expect(documents.flatMap(document => findBrokenLinks(document).map(link => `${document}: ${link}`))).toEqual([])
})
