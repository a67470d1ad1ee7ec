import { spawnSync } from "node:child_process"
import { existsSync, rmSync } from "node:fs"
import { upgradeSite } from "../../scripts/upgradeSite"
import { createTemporaryFolder } from "../../testing/createTemporaryFolder"

const folder = createTemporaryFolder()

const git = (repository: string, ...parameters: string[]): string => {
  const { status, stdout, stderr } = spawnSync("git", parameters, { cwd: folder.at(repository), encoding: "utf8" })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

/** Makes a folder a repository with an author, whom a bare machine does not know. */
const init = (repository: string): void => {
  git(repository, "init", "--quiet", "--initial-branch=main")
  git(repository, "config", "user.name", "Test")
  git(repository, "config", "user.email", "test@example.com")
}

/** Writes and commits files; `undefined` removes one. */
const commit = (repository: string, files: Readonly<Record<string, string | undefined>>): void => {
  for (const [file, text] of Object.entries(files))
    if (text === undefined) rmSync(folder.at(`${repository}/${file}`))
    else folder.write(`${repository}/${file}`, text)
  git(repository, "add", "--all")
  git(repository, "commit", "--quiet", "--message", "Change")
}

const checked = "checked.log"

const product = {
  "package.json": `{ "scripts": { "check:content": "node check.js" } }`,
  "check.js": `require("fs").writeFileSync("${checked}", "v1")`,
  ".gitignore": "*.log\n*.patch\nnode_modules\n",
  "data/clinic.json": "sample",
  "netlify.toml": "one",
  "src/page.ts": "first line\n\nmiddle\n\nlast line\n",
  "src/old.ts": "old",
}

/** Makes a product with the versions 1.9 and 1.10, and a copy of the first with the clinic's own content. */
const createCopy = (isTemplate = false): void => {
  folder.write("product/.keep", "")
  init("product")
  commit("product", product)
  git("product", "tag", "v1.9")
  git("", "clone", "--quiet", folder.at("product"), "copy")
  init("copy")
  if (isTemplate) {
    rmSync(folder.at("copy/.git"), { recursive: true })
    init("copy")
    git("copy", "add", "--all")
    git("copy", "commit", "--quiet", "--message", "Initial commit")
  }
  commit("copy", { "data/clinic.json": "the clinic's", "data/images/own.jpg": "picture" })
  commit("product", {
    "check.js": product["check.js"].replace("v1", "v2"),
    "data/clinic.json": "newer sample",
    "data/news.json": "news",
    "netlify.toml": "two",
    "src/page.ts": product["src/page.ts"].replace("last", "very last"),
    "src/new.ts": "new",
    "src/old.ts": undefined,
  })
  git("product", "tag", "v1.10")
  git("product", "tag", "v2.0-beta")
}

const upgrade = (version?: string) => {
  const lines: string[] = []
  const options = { folder: folder.at("copy"), product: folder.at("product"), version }
  const isValid = upgradeSite({ ...options, log: line => lines.push(line) })
  return { isValid, text: lines.join("\n") }
}

const list = (): string[] => git("copy", "ls-files").split("\n")
const patch = "copy/own-changes-before-v1.10.patch"

it.each([
  ["with a common history", false],
  ["made from a template", true],
])("takes the newest version into a copy %s, and leaves the clinic's content", (_, isTemplate) => {
  createCopy(isTemplate)
  const before = git("copy", "rev-parse", "HEAD")
  const { isValid, text } = upgrade()
  expect(isValid).toBe(true)
  expect(list()).toEqual([
    ".gitignore",
    ".keep",
    "check.js",
    "data/clinic.json",
    "data/images/own.jpg",
    "netlify.toml",
    "package.json",
    "src/new.ts",
    "src/page.ts",
  ])
  expect(folder.read("copy/data/clinic.json")).toBe("the clinic's")
  expect(folder.read("copy/src/page.ts")).toContain("very last")
  expect(git("copy", "status", "--porcelain")).toBe("")
  expect(git("copy", "log", "-1", "--format=%s")).toBe("Upgrade to v1.10")
  expect(git("copy", "rev-parse", "HEAD^2")).toBe(git("product", "rev-parse", "v1.10"))
  // The new code checks the content.
  expect(folder.read(`copy/${checked}`)).toBe("v2")
  expect(existsSync(folder.at(patch))).toBe(false)

  const [, undo = ""] = /To undo it: git (.*)/.exec(text) ?? []
  git("copy", ...undo.split(" "))
  expect(git("copy", "rev-parse", "HEAD")).toBe(before)
  expect(list()).toContain("src/old.ts")
})

it.each([false, true])("keeps the clinic's changes of the code in a patch (template: %s)", isTemplate => {
  createCopy(isTemplate)
  commit("copy", {
    "src/page.ts": product["src/page.ts"].replace("first", "very first"),
    "src/own page.ts": "own",
    ".gitignore": undefined,
    // The product has made the same change.
    "netlify.toml": "two",
  })
  const { text } = upgrade()
  expect(text).toContain("\n  .gitignore\n  src/own page.ts\n  src/page.ts\n")
  expect(list()).not.toContain("src/own page.ts")
  expect(folder.read("copy/src/page.ts")).not.toContain("very first")

  git("copy", "apply", "--3way", "--exclude=.gitignore", folder.at(patch))
  expect(folder.read("copy/src/own page.ts")).toBe("own")
  expect(folder.read("copy/src/page.ts")).toBe("very first line\n\nmiddle\n\nvery last line\n")
})

it("leaves the files and folders in own.txt: changed, added and deleted", () => {
  createCopy()
  commit("copy", {
    "own.txt": "# Ours\r\nnetlify.toml\r\nsrc/ours/\r\nsrc/page.ts\r\n",
    "netlify.toml": "ours",
    "src/ours/page.ts": "ours",
    "src/page.ts": undefined,
  })
  expect(upgrade().text).not.toContain("patch")
  expect(folder.read("copy/netlify.toml")).toBe("ours")
  expect(list()).toEqual(expect.arrayContaining(["own.txt", "src/new.ts", "src/ours/page.ts"]))
  expect(list()).not.toContain("src/page.ts")
})

it("says so if changes that were made before the first commit are unknown", () => {
  createCopy()
  rmSync(folder.at("copy/.git"), { recursive: true })
  init("copy")
  commit("copy", { "src/page.ts": "ours" })
  expect(upgrade().text).toMatch(/^The first commit of this copy is no version of the product/)
})

it("takes one version after the other, and says when there is none", () => {
  createCopy(true)
  commit("copy", { "src/page.ts": "ours" })
  upgrade()
  expect(upgrade().text).toBe("This copy already has v1.10.")
  commit("copy", { "src/new.ts": "ours" })
  commit("product", { "src/page.ts": "newest" })
  const { text } = upgrade("main")
  expect(folder.read("copy/src/page.ts")).toBe("newest")
  expect(text).toContain("  src/new.ts\n")
  expect(text).not.toContain("  src/page.ts\n")
})

it("installs the version's packages, and says that its content is not valid yet", () => {
  createCopy()
  const lock = { name: "site", lockfileVersion: 3, packages: { "": { name: "site" } } }
  const scripts = { "check:content": "exit 1", postinstall: "echo > installed.log" }
  commit("product", { "package-lock.json": JSON.stringify(lock), "package.json": JSON.stringify({ scripts }) })
  const { isValid, text } = upgrade("main")
  expect(isValid).toBe(false)
  expect(text).toMatch(/To undo it: git reset --hard .*\nAfter an undo, run npm ci/)
  expect(existsSync(folder.at("copy/installed.log"))).toBe(true)
})

it.each([
  ["a file is not committed", { "copy/src/page.ts": "typed" }, /^Commit or remove these changes first.*src\/page\.ts/s],
  ["a file is new", { "copy/src/typed.ts": "typed" }, /^Commit or remove these changes first.*src\/typed\.ts/s],
])("changes nothing if %s", (_, files, message) => {
  createCopy()
  const before = git("copy", "rev-parse", "HEAD")
  for (const [file, text] of Object.entries(files)) folder.write(file, text)
  expect(() => upgrade()).toThrow(message)
  expect(git("copy", "rev-parse", "HEAD")).toBe(before)
  expect(folder.read(Object.keys(files)[0] ?? "")).toBe("typed")
})

it("changes nothing if a file that git ignores is in the way, or if own.txt has a mistake", () => {
  createCopy()
  commit("product", { ".gitignore": "", "notes.log": "the product's" })
  folder.write("copy/notes.log", "the clinic's")
  const before = git("copy", "rev-parse", "HEAD")
  expect(() => upgrade("main")).toThrow("notes.log")
  expect(folder.read("copy/notes.log")).toBe("the clinic's")
  commit("copy", { "own.txt": "netlify.tomi\n" })
  expect(() => upgrade()).toThrow("own.txt names “netlify.tomi”")
  expect(git("copy", "rev-parse", "HEAD^")).toBe(before)
})

it("asks for a branch if the product has no version, and names what cannot be found", () => {
  createCopy()
  for (const tag of ["v1.9", "v1.10"]) git("product", "tag", "--delete", tag)
  expect(() => upgrade()).toThrow(/has no version yet. Name a branch/)
  expect(() => upgrade("v3")).toThrow("v3")
})
