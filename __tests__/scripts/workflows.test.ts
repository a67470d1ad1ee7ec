import { spawnSync } from "node:child_process"
import { cpSync, existsSync, readFileSync, readdirSync, symlinkSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import { scripts } from "../../package.json"
import { sampleContent } from "../../testing/sampleFolders"
import { createTemporaryFolder } from "../../testing/createTemporaryFolder"

/** Runs the check of the content in a copy of the site, as the workflow does. */

interface Step {
  name?: string
  run?: string
}

interface Job {
  if?: string
  strategy?: { matrix: { tests?: string[] } }
  steps: Step[]
}

interface Workflow {
  concurrency: { group: string }
  jobs: Record<string, Job>
}

const folder = createTemporaryFolder()

// The type is asserted: the parsed YAML is a workflow.
const workflow: Workflow = parse(readFileSync(".github/workflows/check.yml", "utf8"))

/** Runs the command of a step of the `content` job as GitHub does. */
const runStep = (name: string, env: Record<string, string>) => {
  const command = workflow.jobs["content"]?.steps.find(step => step.name === name)?.run
  if (command === undefined) throw new Error(`The workflow has no step ${name} with a command.`)
  return spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", command], {
    cwd: folder.at(),
    encoding: "utf8",
    env: { ...process.env, ...env },
  })
}

it("the check of the content annotates a mistake in its line, and explains in the summary what to fix", () => {
  for (const name of ["scripts", "src", "plugins", "package.json", "tsconfig.json"])
    cpSync(name, folder.at(name), { recursive: true })
  cpSync(sampleContent, folder.at("data"), { recursive: true })
  symlinkSync(path.resolve("node_modules"), folder.at("node_modules"))
  const check = () => runStep("Check the content", { GITHUB_STEP_SUMMARY: folder.at("summary.md") })
  expect(check().status).toBe(0)

  folder.write("data/stats.json", folder.read("data/stats.json").replace(",\n", "\n"))
  const { status, stdout } = check()
  expect(status).toBe(1)
  expect(stdout).toMatch(/^::error file=data\/stats\.json,line=2,col=\d+,title=[^:]*::is missing a comma/)
  expect(folder.read("summary.md")).toMatch(/data\/stats\.json, line 2.*missing a comma/)
})

it("checks only the content, unless a variable of the repository asks for more", () => {
  const { content, ...others } = workflow.jobs
  expect(content?.if).toBeUndefined()
  expect(Object.keys(others)).toEqual(expect.arrayContaining(["code", "systems", "browsers", "packages", "hosts"]))
  for (const job of Object.values(others))
    expect(job.if).toBe("vars.CHECK_CODE == 'true' || github.event_name == 'workflow_dispatch'")
})

it("pins every action to a commit", () => {
  const workflows = readdirSync(".github/workflows").map(name => readFileSync(`.github/workflows/${name}`, "utf8"))
  const actions = workflows.flatMap(text => text.match(/uses: .*/g) ?? [])
  expect(actions.length).toBeGreaterThan(0)
  for (const action of actions) expect(action).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/)
})

it("every command of a workflow exists", () => {
  const commands = readdirSync(".github/workflows").flatMap(name => {
    // The type is asserted: the parsed YAML is a workflow.
    const { jobs }: Pick<Workflow, "jobs"> = parse(readFileSync(`.github/workflows/${name}`, "utf8"))
    return Object.values(jobs).flatMap(({ steps, strategy }) =>
      steps.flatMap(({ run = "" }) => (strategy?.matrix.tests ?? [""]).map(tests => run.replace("$TESTS", tests)))
    )
  })
  const find = (pattern: RegExp): string[] =>
    commands.flatMap(command => [...command.matchAll(pattern)].map(([, found = ""]) => found))
  const npmScripts = find(/npm (?:run (?:--silent )?|(?=test|start))([\w:]+)/g)
  expect(npmScripts).toEqual(expect.arrayContaining(["test", "test:full", "test:engines", "check:content", "start"]))
  expect(npmScripts.filter(name => !(name in scripts))).toEqual([])
  const files = find(/npx tsx (\S+)/g)
  expect(files.filter(file => !existsSync(file))).toEqual([])
  const programs = find(/npx ([\w-]+)/g)
  expect(programs.filter(name => !existsSync(`node_modules/.bin/${name}`))).toEqual([])
})

it("a branch of the same name in a fork does not end the check of a draft", () => {
  expect(workflow.concurrency.group).toBe("check-${{ github.event.pull_request.number || github.run_id }}")
})
