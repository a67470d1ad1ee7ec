import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync } from "node:fs"
import { constants, setPriority, tmpdir } from "node:os"
import path from "node:path"

interface Step {
  script: string
  parameters?: readonly string[]
  /** Whether what it prints is shown at once. One step at a time may do so, or their lines would mix. */
  isLive?: boolean
  /** Whether it gets only the processor time that steps beside it leave. */
  canWait?: boolean
}

const folder = mkdtempSync(path.join(tmpdir(), "test-"))
const unitSummary = path.join(folder, "unit.json")
const browserSummary = path.join(folder, "browser.json")

/**
 * Everything `npm test` does. The lanes of a stage run side by side, the steps of a lane one after the other; a stage
 * begins when the one before has passed. Unit tests take far less time than builds and browser tests, and use what these
 * leave.
 */
const stages: readonly (readonly (readonly Step[])[])[] = [
  [[{ script: "format:check" }], [{ script: "check:types" }], [{ script: "lint" }]],
  [
    [
      {
        script: "test:unit",
        parameters: ["--maxWorkers=100%", "--json", `--outputFile=${unitSummary}`],
        canWait: true,
      },
    ],
    [{ script: "install:browser" }, { script: "build:sites" }, { script: "test:browser", isLive: true }],
  ],
]

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(readFileSync("package.json", "utf8"))

const minutesSince = (started: number): string => ((Date.now() - started) / 60_000).toFixed(1)

/** Runs a step. What it prints is shown when it has ended, unless it is live. */
const run = ({ script, parameters = [], isLive = false, canWait = false }: Step): Promise<boolean> =>
  new Promise(resolve => {
    const started = Date.now()
    if (isLive) console.log(`\n— ${script} —`)
    const command = scripts[script]
    if (!command) throw new Error(`package.json has no script ${script}.`)
    // As npm does it: npm itself takes half a second of processor time to start.
    const child = spawn([command, ...parameters.map(parameter => `"${parameter}"`)].join(" "), {
      shell: true,
      stdio: ["ignore", isLive ? "inherit" : "pipe", isLive ? "inherit" : "pipe"],
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", TEST_SUMMARY: browserSummary },
    })
    // What it starts inherits the priority.
    if (canWait && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    let printed = ""
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        printed += text
      })
    child.on("close", status => {
      const hasPassed = status === 0
      if (!isLive) console.log(`\n— ${script} —\n${printed.trim()}`)
      console.log(`— ${script} ${hasPassed ? "passed" : "failed"} after ${minutesSince(started)} minutes —`)
      resolve(hasPassed)
    })
  })

const number = (value: unknown): number => (typeof value === "number" ? value : 0)

/** The last lines: the tests that were tried again, and how many passed and failed, when both kinds have run. */
const summarize = (): void => {
  if (!existsSync(unitSummary) || !existsSync(browserSummary)) return
  // The types are asserted: jest and __tests__/browser/summaryReporter.ts have written the files.
  const unit: Record<string, unknown> = JSON.parse(readFileSync(unitSummary, "utf8"))
  const browser: Record<string, unknown> = JSON.parse(readFileSync(browserSummary, "utf8"))
  const retried = Array.isArray(browser["retried"]) ? browser["retried"] : []
  console.log("")
  for (const name of retried) console.log(`Retried: ${String(name)}`)
  if (!retried.length) console.log("Retried: none")
  const passed = number(unit["numPassedTests"]) + number(browser["passed"])
  const failed = number(unit["numFailedTests"]) + number(browser["failed"])
  console.log(`${passed} passed, ${failed} failed`)
}

/** The types that the build writes: committed, because the compiler needs them before the first build. */
const generatedTypes = "src/gatsby-types.d.ts"

const test = async (): Promise<void> => {
  const started = Date.now()
  const committedTypes = readFileSync(generatedTypes, "utf8")
  const failed: string[] = []
  for (const lanes of stages) {
    await Promise.all(
      lanes.map(async steps => {
        for (const step of steps) {
          if (!(await run(step))) {
            failed.push(step.script)
            break
          }
          if (step.script === "build:sites" && readFileSync(generatedTypes, "utf8") !== committedTypes) {
            console.error(`\n${generatedTypes} was not current. The build has written it again: commit it.`)
            failed.push(generatedTypes)
            break
          }
        }
      })
    )
    if (failed.length) break
  }
  console.log(
    failed.length
      ? `\nFailed: ${failed.join(", ")}, after ${minutesSince(started)} minutes.`
      : `\nAll steps passed in ${minutesSince(started)} minutes.`
  )
  summarize()
  process.exit(failed.length ? 1 : 0)
}

void test()
