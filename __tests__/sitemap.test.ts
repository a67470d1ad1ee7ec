/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { lastChange } from "../src/build/sitemap"

let folder = ""
const git = (where: string, ...parameters: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...parameters], {
    cwd: where,
    stdio: "pipe",
    env: { ...process.env, GIT_COMMITTER_DATE: "2026-01-02T03:04:05+02:00" },
  })

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sitemap-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const project = () => {
  const place = path.join(folder, "project")
  git(folder, "init", "-q", place)
  for (const name of ["a.json", "b.json"]) {
    writeFileSync(path.join(place, name), "{}")
    git(place, "add", ".")
    git(place, "commit", "-qm", name)
  }
  return place
}

it("knows when files last changed", async () => {
  expect(await lastChange(project(), ["a.json"])).toBe("2026-01-02T03:04:05+02:00")
})

it("says nothing of files that have changed since", async () => {
  const place = project()
  writeFileSync(path.join(place, "a.json"), "[]")
  expect(await lastChange(place, ["a.json"])).toBeUndefined()
  expect(await lastChange(place, ["b.json"])).toBeDefined()
})

it("says nothing in a shallow clone, whose one commit has every file", async () => {
  git(folder, "clone", "-q", "--depth", "1", `file://${project()}`, "shallow")
  expect(await lastChange(path.join(folder, "shallow"), ["a.json"])).toBeUndefined()
})

it("says nothing without a history", async () => {
  expect(await lastChange(folder, ["a.json"])).toBeUndefined()
})
