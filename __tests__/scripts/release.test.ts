/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process"
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

let folder = ""
let site = ""
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "release-"))
  site = path.join(folder, "site")
  mkdirSync(path.join(site, "public"), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(site, name), text)
  write("package.json", JSON.stringify({ name: "site", version: "1.0.0" }))
  write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n- A page of fees.\n\n## 1.0.0, 2026-01-01\n\n- Everything.\n")
  write("public/licences.txt", `formik 2.4.9 (Apache-2.0)\n\n${"-".repeat(72)}\n\nreact 18.3.1 (MIT)\n`)
  git("init", "--quiet", "--initial-branch", "main")
  git("config", "user.name", "Test")
  git("config", "user.email", "test@example.com")
  git("add", ".")
  git("commit", "--quiet", "--message", "Site")
  // Everything but the version is a command that takes minutes: here it only ends well or badly.
  const npm = path.join(folder, "npm")
  writeFileSync(
    npm,
    `#!/bin/sh
case "$*" in
  "$FAILING") exit 1 ;;
  audit*) echo "$AUDIT"; exit 1 ;;
  version*) PATH="$REAL_PATH" exec npm "$@" ;;
esac
`
  )
  chmodSync(npm, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true }))

const git = (...parameters: string[]): string =>
  execFileSync("git", parameters, { cwd: site, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim()

const release = (env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [require.resolve("tsx/cli"), path.resolve("scripts/release.ts"), "minor"], {
    cwd: site,
    encoding: "utf8",
    env: {
      ...process.env,
      AUDIT: '{"vulnerabilities":{"gatsby":{}}}',
      ...env,
      REAL_PATH: process.env["PATH"],
      PATH: `${folder}:${process.env["PATH"]}`,
    },
  })

it("writes the version, the changelog and the tag when everything is green", () => {
  expect(release()).toMatchObject({ status: 0, stderr: "" })
  expect(readFileSync(path.join(site, "package.json"), "utf8")).toContain('"version":"1.1.0"')
  expect(readFileSync(path.join(site, "CHANGELOG.md"), "utf8")).toMatch(
    /## Unreleased\n\n## 1\.1\.0, \d{4}-\d\d-\d\d\n\n- A page of fees\.\n\n## 1\.0\.0/
  )
  expect(git("tag", "--list")).toBe("v1.1.0")
  expect(git("log", "--format=%s")).toBe("Release 1.1.0\nSite")
  expect(git("status", "--porcelain")).toBe("")
})

it.each([
  ["a failed test", () => {}, { FAILING: "test" }, "npm test"],
  ["a failed test of the hosts", () => {}, { FAILING: "run test:hosts" }, "npm run test:hosts"],
  ["a vulnerability that visitors receive", () => {}, { AUDIT: '{"vulnerabilities":{"react":{}}}' }, "react"],
  ["a registry that does not answer", () => {}, { AUDIT: '{"error":"405"}' }, "405"],
  ["a change that is not committed", () => writeFileSync(path.join(site, "new"), ""), {}, "not committed"],
  ["another branch", () => git("switch", "--quiet", "--create", "other"), {}, "branch main"],
  ["nothing new", () => (release(), undefined), {}, "CHANGELOG.md"],
])("refuses %s", (_name, change, env, reason) => {
  change()
  const before = git("log", "--format=%H", "-1") + git("tag", "--list")
  const { status, stderr } = release(env)
  expect(status).toBe(1)
  expect(stderr).toContain(reason)
  expect(git("log", "--format=%H", "-1") + git("tag", "--list")).toBe(before)
})
