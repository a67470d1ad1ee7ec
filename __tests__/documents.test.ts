import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { browserslist, dependencies, devDependencies, overrides, scripts, version } from "../package.json"

/** Checks that what documents name exists: files, headings, commands and versions. */

const list = (...patterns: readonly string[]): string[] =>
  execFileSync("git", ["ls-files", ...patterns], { encoding: "utf8" })
    .trim()
    .split("\n")
    .filter(existsSync)

const documents = list("*.md")
const files = list()
const folders = [
  ...new Set(files.flatMap(file => file.split("/").map((_, end, parts) => parts.slice(0, end).join("/")))),
]
const paths = [...files, ...folders]

/** Returns the lines of a document without its blocks of code. */
const readProse = (document: string): string => readFileSync(document, "utf8").replaceAll(/^ *```[^]*?^ *```$/gm, "")

const inEachDocument = (find: (prose: string, document: string) => readonly string[]): string[] =>
  documents.flatMap(document => find(readProse(document), document).map(found => `${document}: ${found}`))

const matchAll = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = ""]) => found)

/** Returns the anchors of a document, which GitHub derives from its headings. */
const listAnchors = (document: string): string[] =>
  matchAll(readProse(document), /^#+ (.+)$/gm).map(heading =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(/\s/g, "-")
  )

// A reader who needs help or has found a vulnerability must not end up at a missing page.
it("links between documents lead to files and headings that exist", () => {
  expect(documents).toContain("docs/editing/problems.md")
  const broken = inEachDocument((prose, document) =>
    matchAll(prose, /\]\((?!\w+:)([^)\s]+)\)/g).filter(link => {
      const [file = "", anchor] = decodeURIComponent(link).split("#")
      const target = file ? path.join(path.dirname(document), file) : document
      return !existsSync(target) || (anchor !== undefined && !listAnchors(target).includes(anchor))
    })
  )
  expect(broken).toEqual([])
})

/** Files that the reader, the editor, a build or another program writes, and the source of Sveltia CMS. */
const written =
  /(^|\/)(own\.txt|words\.json|editors\.json|\.site-files\.json|netlify-forms\.html|page-data\.json|robots\.txt|sitemap\.xml|security\.txt|visiting\.\w+)$|^data\/sn$|^src\/lib$/

/** Returns whether a text between back-ticks is the path of a file or a folder of the project. */
const isPath = (code: string): boolean =>
  /^[\w.@-][\w.@*/-]*$/.test(code) &&
  !written.test(code) &&
  (/\w\.(tsx?|mjs|md|json|jsonc|txt|toml|yml|css|html|jpg|svg)$/.test(code) ||
    /^(src|docs|data|samples|plugins|scripts|testing|__tests__|examples|netlify|cloudflare|\.github)\//.test(code))

/** Returns whether the end of a path, in which `*` stands for any name, is in the project. */
const isInProject = (code: string): boolean => {
  const name = code.replace(/^(\.\.\/)+/, "").replace(/\/$/, "")
  const pattern = new RegExp(`(^|/)${name.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`)
  return paths.some(known => pattern.test(known))
}

it("files between back-ticks exist", () => {
  const missing = inEachDocument(prose =>
    matchAll(prose, /`([^`\n]+)`/g).filter(code => isPath(code) && !isInProject(code))
  )
  expect(missing).toEqual([])
})

it("the newest version of the changelog is the product's", () => {
  expect(matchAll(readFileSync("CHANGELOG.md", "utf8"), /^## (.+)$/gm)[0]).toBe(version)
})

it("commands of npm exist", () => {
  const known = new Set(["test", ...Object.keys(scripts)])
  const unknown = inEachDocument((_prose, document) =>
    matchAll(readFileSync(document, "utf8"), /npm (?:run (?:--silent )?)([a-z][\w:]*)/g).filter(
      name => !known.has(name)
    )
  )
  expect(unknown).toEqual([])
})

it("versions of packages are those that are installed", () => {
  // Programs that only the tests of hosts install.
  const programs = readFileSync("__tests__/hosts/servers.ts", "utf8").matchAll(/"([@\w/-]+)@(\d[\d.]*)"/g)
  const versions: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries([...programs].map(([, name, version]) => [name, version])),
    ...overrides,
    ...dependencies,
    ...devDependencies,
  }
  expect(versions["wrangler"]).toBeDefined()
  const outdated = inEachDocument(prose =>
    [...prose.matchAll(/`?([@\w/-]+)`? (\d+(?:\.\d+)*)/g)].flatMap(([text, name = "", version = ""]) => {
      const installed = versions[name]
      return typeof installed === "string" && !`${installed}.`.startsWith(`${version}.`)
        ? [`${text} is ${installed}`]
        : []
    })
  )
  expect(outdated).toEqual([])
})

// A higher limit would leave visitors out, and no test in a newer browser would notice.
it("the oldest supported browsers are those that scripts are compiled for", () => {
  const limits = new Map(browserslist.map(query => query.split(" >= ")).map(([name = "", limit]) => [name, limit]))
  const [chrome, firefox, safari] = ["chrome", "firefox", "safari"].map(name => limits.get(name))
  const prose = readProse("docs/browsers.md")
  expect(prose).toContain(
    `**Chrome, Edge, WebViews ${chrome}, Firefox ${firefox}, Safari ${safari}, Samsung Internet ${limits.get("samsung")}, Opera ${limits.get("opera")}**`
  )
  expect(prose).toContain(`every page in Chromium ${chrome} `)
  expect([limits.get("edge"), limits.get("ios_saf"), limits.size]).toEqual([chrome, safari, 7])
})
