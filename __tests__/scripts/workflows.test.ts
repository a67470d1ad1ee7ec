/** @jest-environment node */
import { execFile } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { parse } from "yaml"
import { sampleContent } from "../../scripts/sampleFolders"

/** The check of the content as the workflow runs it, in a copy of the site. */

interface Step {
  name?: string
  run?: string
}

/** Runs the command of a step of the content's job as GitHub does. */
const runStep = async (name: string, cwd: string, env: Record<string, string>) => {
  // Parsed YAML, asserted to be a workflow.
  const { jobs }: { jobs: { content: { steps: Step[] } } } = parse(readFileSync(".github/workflows/check.yml", "utf8"))
  const command = jobs.content.steps.find(step => step.name === name)?.run
  if (command === undefined) throw new Error(`The workflow has no step ${name} with a command.`)
  return promisify(execFile)("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", command], {
    cwd,
    env: { ...process.env, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout })
  )
}

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "workflows-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

it("the check of the content annotates a mistake in its line, and explains in the summary what to fix", async () => {
  for (const name of ["scripts", "src", "package.json", "tsconfig.json"])
    cpSync(name, path.join(folder, name), { recursive: true })
  cpSync(sampleContent, path.join(folder, "data"), { recursive: true })
  // Nothing else is there in the workflow.
  const [, needed = ""] = /needed = (\[.*\])/.exec(readFileSync("scripts/installContentCheck.mjs", "utf8")) ?? []
  mkdirSync(path.join(folder, "node_modules"))
  for (const name of [".bin", ...JSON.parse(needed)])
    symlinkSync(path.resolve("node_modules", name), path.join(folder, "node_modules", name))
  const summary = path.join(folder, "summary.md")
  const check = () => runStep("Check the content", folder, { GITHUB_STEP_SUMMARY: summary })
  expect((await check()).code).toBe(0)

  const file = path.join(folder, "data/stats.json")
  writeFileSync(file, readFileSync(file, "utf8").replace(",\n", "\n"))
  const { code, stdout } = await check()
  expect(code).toBe(1)
  expect(stdout).toMatch(/^::error file=data\/stats\.json,line=2,col=\d+,title=[^:]*::is missing a comma/)
  expect(readFileSync(summary, "utf8")).toMatch(/data\/stats\.json, line 2.*missing a comma/)
})

it.each([
  ["data/notice.json", "true", "false"],
  ["src/index.ts", "true", "true"],
  // Of a push of several commits nobody knows what the others have changed.
  ["data/notice.json", "false", "true"],
])("a change of %s, alone: %s, needs the tests of the code: %s", async (file, isAlone, needsTests) => {
  const git = (...parameters: string[]) =>
    promisify(execFile)("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...parameters], {
      cwd: folder,
    })
  await git("init", "--quiet")
  await git("commit", "--quiet", "--allow-empty", "--message", "Before")
  mkdirSync(path.join(folder, path.dirname(file)))
  writeFileSync(path.join(folder, file), "{}")
  await git("add", ".")
  await git("commit", "--quiet", "--message", "Change")
  const output = path.join(folder, "output")
  const step = "See whether anything but the content has changed"
  expect((await runStep(step, folder, { ONE_COMMIT: isAlone, GITHUB_OUTPUT: output })).code).toBe(0)
  expect(readFileSync(output, "utf8")).toBe(`code=${needsTests}\n`)
})
