/** @jest-environment node */
import { execFile, execFileSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { parse } from "yaml"

/** The commands of the workflow, in a copy of the site. */

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
  cpSync("__tests__/sample", path.join(folder, "data"), { recursive: true })
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"))
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

const git = (...parameters: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...parameters], {
    cwd: folder,
    stdio: "pipe",
  })

/** A merge commit as GitHub makes it for a pull request that changes `files`. */
const mergePullRequest = (files: readonly string[]) => {
  const commit = (names: readonly string[], text: string) => {
    for (const name of names) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      writeFileSync(path.join(folder, name), text)
    }
    git("add", ".")
    git("commit", "-qm", text)
  }
  git("init", "-q", "-b", "main")
  commit(["data/a.json", "data/images/a.jpg", "src/a.ts"], "One")
  git("checkout", "-qb", "change")
  commit(files, "Two")
  git("checkout", "-q", "main")
  git("merge", "-q", "--no-ff", "-m", "Merge", "change")
}

it.each([
  ["pull_request", ["data/a.json", "data/images/a.jpg"], "code=false\n"],
  ["pull_request", ["src/a.ts"], "code=true\n"],
  ["pull_request", ["data/a.json", "package.json"], "code=true\n"],
  ["push", ["data/a.json"], "code=true\n"],
])("for a %s that changes %j the workflow decides: %s", async (event, files, expected) => {
  mergePullRequest(files)
  const output = path.join(folder, "output")
  await runStep("See whether anything but the content has changed", folder, { EVENT: event, GITHUB_OUTPUT: output })
  expect(readFileSync(output, "utf8")).toBe(expected)
})
