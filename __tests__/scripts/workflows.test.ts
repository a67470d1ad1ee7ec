import { spawnSync } from "node:child_process"
import { cpSync, readFileSync, symlinkSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import { sampleContent } from "../../scripts/sampleFolders"
import { createTemporaryFolder } from "../../testing/createTemporaryFolder"

/** Runs the check of the content in a copy of the site, as the workflow does. */

interface Step {
  name?: string
  run?: string
}

interface Workflow {
  concurrency: { group: string }
  jobs: { content: { steps: Step[] } }
}

const folder = createTemporaryFolder()

// The type is asserted: the parsed YAML is a workflow.
const workflow: Workflow = parse(readFileSync(".github/workflows/check.yml", "utf8"))

/** Runs the command of a step of the `content` job as GitHub does. */
const runStep = (name: string, env: Record<string, string>) => {
  const command = workflow.jobs.content.steps.find(step => step.name === name)?.run
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

it.each([
  ["data/notice.json", "true", "false"],
  ["src/index.ts", "true", "true"],
  // After a push of several commits, the changes of the earlier ones are unknown.
  ["data/notice.json", "false", "true"],
])("a change of %s, alone: %s, needs the tests of the code: %s", (file, isAlone, needsTests) => {
  const git = (...parameters: string[]) =>
    spawnSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...parameters], { cwd: folder.at() })
  git("init", "--quiet")
  git("commit", "--quiet", "--allow-empty", "--message", "Before")
  folder.write(file, "{}")
  git("add", ".")
  git("commit", "--quiet", "--message", "Change")
  const step = "See whether anything but the content has changed"
  expect(runStep(step, { ONE_COMMIT: isAlone, GITHUB_OUTPUT: folder.at("output") }).status).toBe(0)
  expect(folder.read("output")).toBe(`code=${needsTests}\n`)
})

it("a branch of the same name in a fork does not end the check of a draft", () => {
  expect(workflow.concurrency.group).toBe("check-${{ github.event.pull_request.number || github.run_id }}")
})
