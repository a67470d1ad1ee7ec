import { spawnSync } from "node:child_process"
import path from "node:path"
import { createTemporaryFolder } from "../../testing/createTemporaryFolder"

const script = path.resolve("scripts/skipBuild.mjs")
const folder = createTemporaryFolder()

const run = (program: string, ...parameters: string[]) =>
  spawnSync(program, parameters, { cwd: folder.at(), encoding: "utf8" })

/** Commits everything in the folder, and returns the commit's id. */
const commit = (): string => {
  run("git", "init", "--quiet")
  run("git", "add", "--all")
  run("git", "-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "Change")
  return run("git", "rev-parse", "HEAD").stdout.trim()
}

const skips = (from: string, to: string): boolean => run(process.execPath, script, from, to).status === 0

it.each([
  ["a document", "docs/testing.md", "# Testing", true],
  ["a test of a plugin", "plugins/one/__tests__/one.test.ts", "it.todo()", true],
  ["the format of content", "data/stats.json", '{ "stats": [ 1 ] }', true],
  ["the guide for editors", "docs/editing/publish.md", "# Publish", false],
  ["the content", "data/stats.json", '{ "stats": [2] }', false],
  ["a picture", "data/images/map.png", "other", false],
  ["the code", "src/pages/index.tsx", "other", false],
  ["the installed packages", "package-lock.json", '{ "lockfileVersion": 3 }', false],
])("knows whether a change of %s needs a build", (_, file, text, isSkipped) => {
  folder.write("data/stats.json", '{"stats":[1]}')
  folder.write("data/images/map.png", "map")
  const before = commit()
  folder.write(file, text)
  expect(skips(before, commit())).toBe(isSkipped)
})

it("builds after a published file has been moved, removed or made invalid, and if nothing is known", () => {
  folder.write("src/styles.ts", "styles")
  folder.write("data/stats.json", "{}")
  folder.write("src/icons.ts", "icons")
  folder.write("docs/icons.md", "# Icons")
  const before = commit()
  run("git", "mv", "src/icons.ts", "docs/icons.ts")
  const moved = commit()
  run("git", "rm", "--quiet", "src/styles.ts")
  const removed = commit()
  folder.write("data/stats.json", "{")
  const invalid = commit()
  expect([skips(before, moved), skips(moved, removed), skips(removed, invalid)]).toEqual([false, false, false])
  expect([skips(before, before), skips("0".repeat(40), removed)]).toEqual([false, false])
})
