import { existsSync, mkdtempSync, readFileSync } from "node:fs"
import { constants, setPriority, tmpdir } from "node:os"
import path from "node:path"
import concurrently, { type ConcurrentlyCommandInput } from "concurrently"
import { isRecord, parseAs } from "../src/content/vocabulary"
import { ensureTestBrowser } from "./chromium"

/** Everything `npm test` does: the linters; then the unit tests beside the builds and the browser tests. */

const folder = mkdtempSync(path.join(tmpdir(), "test-"))
const unitSummary = path.join(folder, "unit.json")
const browserSummary = path.join(folder, "browser.json")

/** Starts commands side by side. What the first prints is shown at once, the rest when it has ended. */
const start = (commands: ConcurrentlyCommandInput[]) => {
  const { commands: started, result } = concurrently(commands, { group: true, prefix: "none" })
  const hasPassed = result.then(
    () => true,
    () => false
  )
  return { started, hasPassed }
}

const runTests = (): Promise<boolean> => {
  const { started, hasPassed } = start([
    { command: "npm run build:sites && npm run test:browser", env: { TEST_SUMMARY: browserSummary } },
    `node --single-threaded-gc node_modules/jest/bin/jest.js --maxWorkers=100% --json --outputFile="${unitSummary}"`,
  ])
  // Unit tests take far less time than builds and browser tests: they, and what they start, use what these leave.
  const unitTests = started[1]?.pid
  if (unitTests) setPriority(unitTests, constants.priority.PRIORITY_LOW)
  return hasPassed
}

/** The last lines: the tests that were tried again, and how many passed and failed, when both kinds have run. */
const summarize = (): void => {
  if (!existsSync(unitSummary) || !existsSync(browserSummary)) return
  const unit = parseAs(readFileSync(unitSummary, "utf8"), isRecord)
  const browser = parseAs(readFileSync(browserSummary, "utf8"), isRecord)
  const retried = Array.isArray(browser["retried"]) ? browser["retried"] : []
  for (const name of retried) console.log(`Retried: ${String(name)}`)
  if (!retried.length) console.log("Retried: none")
  const passed = Number(unit["numPassedTests"]) + Number(browser["passed"])
  const failed = Number(unit["numFailedTests"]) + Number(browser["failed"])
  console.log(`${passed} passed, ${failed} failed`)
}

/** The types that the build writes: committed, because the compiler needs them before the first build. */
const generatedTypes = "src/gatsby-types.d.ts"

const test = async (): Promise<void> => {
  ensureTestBrowser()
  const problems: string[] = []
  const committedTypes = readFileSync(generatedTypes, "utf8")
  if (!(await start(["npm run lint"]).hasPassed)) problems.push("npm run lint has failed: no test has run.")
  else if (!(await runTests())) problems.push("A build or a test has failed.")
  if (readFileSync(generatedTypes, "utf8") !== committedTypes)
    problems.push(`${generatedTypes} was not current. The build has written it again: commit it.`)
  for (const problem of problems) console.error(`\n${problem}`)
  summarize()
  process.exitCode = problems.length ? 1 : 0
}

void test()
