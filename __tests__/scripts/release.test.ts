import { execFileSync, spawnSync } from "node:child_process"
import { chmodSync } from "node:fs"
import path from "node:path"
import { createTemporaryFolder } from "../../testing/temporaryFolder"

const folder = createTemporaryFolder()

beforeEach(() => {
  folder.write("site/package.json", JSON.stringify({ name: "site", version: "1.0.0" }))
  folder.write(
    "site/CHANGELOG.md",
    "# Changelog\n\n## Unreleased\n\n- A page of fees.\n\n## 1.0.0, 2026-01-01\n\n- Everything.\n"
  )
  folder.write("site/public/licences.txt", `formik 2.4.9 (Apache-2.0)\n\n${"-".repeat(72)}\n\nreact 18.3.1 (MIT)\n`)
  git("init", "--quiet", "--initial-branch", "main")
  git("config", "user.name", "Test")
  git("config", "user.email", "test@example.com")
  git("add", ".")
  git("commit", "--quiet", "--message", "Site")
  // All steps except the version are commands that take minutes. This replacement only succeeds or fails.
  folder.write(
    "npm",
    `#!/bin/sh
case "$*" in
  "$FAILING") exit 1 ;;
  audit*) echo "$AUDIT"; exit 1 ;;
  version*) PATH="$REAL_PATH" exec npm "$@" ;;
esac
`
  )
  chmodSync(folder.at("npm"), 0o755)
})

const git = (...parameters: string[]): string =>
  execFileSync("git", parameters, {
    cwd: folder.at("site"),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim()

const release = (env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [require.resolve("tsx/cli"), path.resolve("scripts/release.ts"), "minor"], {
    cwd: folder.at("site"),
    encoding: "utf8",
    env: {
      ...process.env,
      AUDIT: '{"vulnerabilities":{"gatsby":{}}}',
      ...env,
      REAL_PATH: process.env["PATH"],
      PATH: `${folder.at()}:${process.env["PATH"]}`,
    },
  })

it("writes the version, the changelog and the tag when everything is green", () => {
  expect(release()).toMatchObject({ status: 0, stderr: "" })
  expect(folder.read("site/package.json")).toContain('"version":"1.1.0"')
  expect(folder.read("site/CHANGELOG.md")).toMatch(
    /## Unreleased\n\n## 1\.1\.0, \d{4}-\d\d-\d\d\n\n- A page of fees\.\n\n## 1\.0\.0/
  )
  expect(git("tag", "--list")).toBe("v1.1.0")
  expect(git("log", "--format=%s")).toBe("Release 1.1.0\nSite")
  expect(git("status", "--porcelain")).toBe("")
})

it.each([
  ["a failed test", () => {}, { FAILING: "test" }, "npm test"],
  ["a failed full test", () => {}, { FAILING: "run test:full" }, "npm run test:full"],
  ["a failed test of the hosts", () => {}, { FAILING: "run test:hosts" }, "npm run test:hosts"],
  ["a failed test of the engines", () => {}, { FAILING: "run test:engines" }, "npm run test:engines"],
  ["a vulnerability that visitors receive", () => {}, { AUDIT: '{"vulnerabilities":{"react":{}}}' }, "react"],
  ["a registry that does not answer", () => {}, { AUDIT: '{"error":"405"}' }, "405"],
  ["a change that is not committed", () => folder.write("site/new", ""), {}, "not committed"],
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
