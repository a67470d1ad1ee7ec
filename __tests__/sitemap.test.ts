/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { findLastChange } from "../src/build/sitemap"

let folder = ""
const git = (cwd: string, ...parameters: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...parameters], {
    cwd,
    stdio: "pipe",
    env: { ...process.env, GIT_COMMITTER_DATE: "2026-01-02T03:04:05+02:00" },
  })

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sitemap-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A repository with two commits, each of one file. */
const createRepository = () => {
  const repository = path.join(folder, "repository")
  git(folder, "init", "-q", repository)
  for (const name of ["a.json", "b.json"]) {
    writeFileSync(path.join(repository, name), "{}")
    git(repository, "add", ".")
    git(repository, "commit", "-qm", name)
  }
  return repository
}

it("returns when a file was last changed", async () => {
  expect(await findLastChange(createRepository(), ["a.json"])).toBe("2026-01-02T03:04:05+02:00")
})

it("returns nothing for a file with uncommitted changes", async () => {
  const repository = createRepository()
  writeFileSync(path.join(repository, "a.json"), "[]")
  expect(await findLastChange(repository, ["a.json"])).toBeUndefined()
  expect(await findLastChange(repository, ["b.json"])).toBeDefined()
})

it("returns nothing in a shallow clone, whose one commit contains every file", async () => {
  git(folder, "clone", "-q", "--depth", "1", `file://${createRepository()}`, "shallow")
  expect(await findLastChange(path.join(folder, "shallow"), ["a.json"])).toBeUndefined()
})

it("returns nothing outside a repository", async () => {
  expect(await findLastChange(folder, ["a.json"])).toBeUndefined()
})
