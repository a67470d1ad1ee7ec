/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { scripts } from "../package.json"

const listMarkdown = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith(".md"))
    .map(entry => path.join(path.relative(".", entry.parentPath), entry.name))

const documents = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", ...listMarkdown("docs")]

/** The text of a document without its code, where brackets and number signs are not links and headings. */
const proseOf = (document: string): string =>
  readFileSync(document, "utf8")
    .replaceAll(/^```[^]*?^```/gm, "")
    .replaceAll(/`[^`\n]*`/g, code => code.replaceAll(/[[\]()]/g, ""))

/** The anchors of a document's headings on GitHub: lower case, no punctuation, a number after a repeated one. */
const anchorsOf = (document: string): string[] => {
  const counts = new Map<string, number>()
  return [...proseOf(document).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => {
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-")
    const count = counts.get(anchor) ?? 0
    counts.set(anchor, count + 1)
    return count ? `${anchor}-${count}` : anchor
  })
}

/** The links of a document within the project, and whether their file or heading is missing. */
const linksOf = (document: string) =>
  [...proseOf(document).matchAll(/(?:\]\(|^\[[^\]]+\]: )(?!\w+:)([^)\s]+)/gm)].map(([, link = ""]) => {
    const [file = "", anchor] = link.split("#")
    const target = file ? path.join(path.dirname(document), decodeURIComponent(file)) : document
    const isBroken =
      !existsSync(target) || (anchor !== undefined && (!target.endsWith(".md") || !anchorsOf(target).includes(anchor)))
    return { link, isBroken }
  })

it("the README's table lists exactly the scripts", () => {
  const named = [...readFileSync("README.md", "utf8").matchAll(/^\| `([a-z:-]+)` \|/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(Object.keys(scripts).toSorted())
})

it.each(documents)("every link in %s leads to a file and a heading that exist", document => {
  const broken = linksOf(document).filter(link => link.isBroken)
  expect(broken.map(({ link }) => link)).toEqual([])
})

it("the check of links finds links and the headings they lead to", () => {
  expect(linksOf("README.md").length).toBeGreaterThan(10)
  expect(anchorsOf("docs/architecture.md")).toContain("from-a-json-file-to-a-published-page")
})

it.each(listMarkdown("docs/decisions"))("%s begins with the decision and its reason", record => {
  const [title = "", opening = ""] = readFileSync(record, "utf8").split(/\n\n/)
  expect(title).toMatch(/^# \S/)
  // At least two sentences: the decision, then the reason.
  expect(opening).toMatch(/^\*\*Decision\*\*: .+[.] .+/)
})

/** The pictures that a document shows, by their paths in the project. */
const picturesIn = (document: string): string[] =>
  [...readFileSync(document, "utf8").matchAll(/!\[[^\]]+\]\(([^)\s]+)\)/g)].map(([, picture = ""]) =>
    path.join(path.dirname(document), picture)
  )

describe("the pictures of the documents", () => {
  const files = readdirSync("docs/pictures", { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(path.relative(".", entry.parentPath), entry.name))
  const shown = documents.flatMap(picturesIn)

  it("each is shown in a document, and each that is shown is there", () => {
    expect(new Set(shown)).toEqual(new Set(files))
  })

  it("those of the editors' guide have 40 KB at most, and each has an alternative text", () => {
    const guide = files.filter(file => file.startsWith("docs/pictures/editing/"))
    expect(guide.length).toBeGreaterThan(15)
    expect(guide.filter(file => statSync(file).size > 40_000)).toEqual([])
    for (const document of documents) expect(readFileSync(document, "utf8")).not.toMatch(/!\[\s*\]\(/)
  })
})
