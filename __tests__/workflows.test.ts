/** @jest-environment node */
import { execFile, execFileSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { parse } from "yaml"
import { dependencies, devDependencies, scripts } from "../package.json"

/** The workflows of GitHub: GitHub's own parser reads the files, and their commands run in a copy of the site. */

const workflows = readdirSync(".github/workflows").map(name => path.join(".github/workflows", name))

interface Step {
  name?: string
  run?: string
}

// Parsed YAML, asserted to be a workflow: the first test checks each against GitHub's schema.
const stepsOf = (file: string): Step[] => {
  const { jobs }: { jobs: Record<string, { steps: Step[] }> } = parse(readFileSync(file, "utf8"))
  return Object.values(jobs).flatMap(({ steps }) => steps)
}

const commandOf = (file: string, name: string): string => {
  const run = stepsOf(`.github/workflows/${file}`).find(step => step.name === name)?.run
  if (run === undefined) throw new Error(`${file} has no step ${name} with a command.`)
  return run
}

/** Runs the command of a step as GitHub does. */
const runStep = async (file: string, name: string, cwd: string, env: Record<string, string>) =>
  promisify(execFile)("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", commandOf(file, name)], {
    cwd,
    env: { ...process.env, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout })
  )

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "workflows-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe("GitHub's own parser", () => {
  /** What it finds wrong in each of the workflows, and in one with a mistake: it is started once. */
  let errors: Record<string, string[]> = {}
  beforeAll(() => {
    const brokenFolder = mkdtempSync(path.join(tmpdir(), "workflows-"))
    const broken = path.join(brokenFolder, "broken.yml")
    const text = readFileSync(".github/workflows/check.yml", "utf8")
    writeFileSync(broken, text.replace("needs: content", "needs: contents"))
    const output = execFileSync("node_modules/.bin/tsx", [
      "__tests__/support/validateWorkflow.mts",
      ...workflows,
      broken,
    ])
    rmSync(brokenFolder, { recursive: true })
    const { [broken]: errorsOfBroken = [], ...others } = JSON.parse(output.toString())
    errors = { ...others, broken: errorsOfBroken }
  })

  it.each(workflows)("finds %s valid", file => {
    expect(errors[file]).toEqual([])
  })

  it("reports a mistake in a workflow", () => {
    expect(errors["broken"]).toEqual([expect.stringContaining("contents")])
  })
})

describe.each(workflows)("%s", file => {
  it("runs only scripts of package.json", () => {
    const runs = stepsOf(file).flatMap(({ run = "" }) => [...run.matchAll(/npm (?:run (?:--silent )?)?([a-z:]+)/g)])
    expect(runs.map(([, name = ""]) => name).filter(name => name !== "ci" && !(name in scripts))).toEqual([])
  })
})

/** A copy of the project with the sample as its content. */
const copyProject = (): string => {
  const site = path.join(folder, "site")
  mkdirSync(site)
  for (const name of ["scripts", "src", "package.json", "tsconfig.json"])
    cpSync(name, path.join(site, name), { recursive: true })
  cpSync("__tests__/sample", path.join(site, "data"), { recursive: true })
  symlinkSync(path.resolve("node_modules"), path.join(site, "node_modules"))
  return site
}
const check = (site: string) =>
  runStep("check.yml", "Check the content", site, { GITHUB_STEP_SUMMARY: path.join(folder, "summary.md") })

describe("the workflow's check of the content", () => {
  it("accepts the sample", async () => {
    expect(await check(copyProject())).toEqual({ code: 0, stdout: expect.stringContaining("ready to be published") })
    expect(readFileSync(path.join(folder, "summary.md"), "utf8")).toMatch(/ready to be published/)
  })

  it("annotates a mistake in its line, and explains in the summary what to fix", async () => {
    const site = copyProject()
    const file = path.join(site, "data/stats.json")
    const text = readFileSync(file, "utf8")
    writeFileSync(file, text.replace(",\n", "\n"))
    const { code, stdout } = await check(site)
    expect(code).toBe(1)
    expect(stdout).toMatch(/^::error file=data\/stats\.json,line=2,col=\d+,title=[^:]*::is missing a comma/)
    expect(readFileSync(path.join(folder, "summary.md"), "utf8")).toMatch(/data\/stats\.json, line 2.*missing a comma/)
  })

  it("installs only packages of package.json", () => {
    const script = readFileSync("scripts/installContentCheck.mjs", "utf8")
    const names = [...(/const needed = \[(.*)\]/.exec(script)?.[1] ?? "").matchAll(/"([^"]+)"/g)].map(
      ([, name = ""]) => name
    )
    expect(names).not.toEqual([])
    expect(names.filter(name => !(name in { ...dependencies, ...devDependencies }))).toEqual([])
  })
})

const git = (...parameters: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...parameters], {
    cwd: folder,
    stdio: "pipe",
  })

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

/** A merge commit as GitHub makes it for a pull request that changes `files`. */
const pullRequest = (files: readonly string[]) => {
  git("init", "-q", "-b", "main")
  for (const name of ["data/a.json", "data/images/a.jpg", "src/a.ts"]) write(name, "one")
  git("add", ".")
  git("commit", "-qm", "First")
  git("checkout", "-qb", "change")
  for (const name of files) write(name, "two")
  git("add", ".")
  git("commit", "-qm", "Change")
  git("checkout", "-q", "main")
  git("merge", "-q", "--no-ff", "-m", "Merge", "change")
}

const findChanges = async (event: string): Promise<string> => {
  const output = path.join(folder, "output")
  const { code } = await runStep("check.yml", "See whether anything but the content has changed", folder, {
    EVENT: event,
    GITHUB_OUTPUT: output,
  })
  expect(code).toBe(0)
  return readFileSync(output, "utf8")
}

describe("the workflow's check for changed code", () => {
  it.each([
    [["data/a.json", "data/images/a.jpg"], "code=false\n"],
    [["src/a.ts"], "code=true\n"],
    [["data/a.json", "package.json"], "code=true\n"],
  ])("reports for changes in %j: %s", async (files, expected) => {
    pullRequest(files)
    expect(await findChanges("pull_request")).toBe(expected)
  })

  it("reports a change of code when the workflow is started by hand", async () => {
    pullRequest(["data/a.json"])
    expect(await findChanges("workflow_dispatch")).toBe("code=true\n")
  })
})

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern

describe("the configuration of Renovate", () => {
  interface Rule {
    matchPackageNames: string[]
    groupName?: string
    allowedVersions?: string
  }
  // Parsed JSON, asserted: its own schema is too large a package to install (docs/decisions/dependencies.md).
  const { packageRules }: { packageRules: Rule[] } = JSON.parse(readFileSync(".github/renovate.json", "utf8"))
  const names = Object.keys({ ...dependencies, ...devDependencies })
  it("groups only packages of package.json", () => {
    const patterns = packageRules.flatMap(({ matchPackageNames }) => matchPackageNames)
    expect(patterns).not.toEqual([])
    expect(patterns.filter(pattern => !names.some(name => matches(pattern, name)))).toEqual([])
  })

  it("puts each package into at most one group", () => {
    const grouped = packageRules.filter(({ groupName }) => groupName !== undefined)
    const groupsOf = (name: string) =>
      grouped.filter(({ matchPackageNames }) => matchPackageNames.some(pattern => matches(pattern, name)))
    expect(names.filter(name => groupsOf(name).length > 1)).toEqual([])
  })
})
