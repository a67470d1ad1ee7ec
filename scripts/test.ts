import { readFileSync } from "node:fs"
import { constants, setPriority } from "node:os"
import concurrently, { type ConcurrentlyCommandInput } from "concurrently"
import { ensureTestBrowser } from "../__tests__/support/browser/chromium"

/** Everything `npm test` does: the check of the content and the linters; then the unit tests beside the builds and the browser tests. */

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
    "npm run build:sites && playwright test --config __tests__/browser/playwright.config.ts",
    // Silent: what the code logs while a test provokes errors would bury what jest says of a test that fails.
    "node --single-threaded-gc node_modules/jest/bin/jest.js --maxWorkers=100% --silent",
  ])
  // Unit tests take far less time than builds and browser tests: they, and what they start, use what these leave.
  const unitTests = started[1]?.pid
  if (unitTests) setPriority(unitTests, constants.priority.PRIORITY_LOW)
  return hasPassed
}

/** The types that the build writes: committed, because the compiler needs them before the first build. */
const generatedTypes = "src/gatsby-types.d.ts"

const test = async (): Promise<void> => {
  ensureTestBrowser()
  const committedTypes = readFileSync(generatedTypes, "utf8")
  const hasPassed =
    (await start(["npm run --silent check:content"]).hasPassed) &&
    (await start(["npm run lint"]).hasPassed) &&
    (await runTests())
  const areTypesCurrent = readFileSync(generatedTypes, "utf8") === committedTypes
  if (!areTypesCurrent) console.error(`\n${generatedTypes} was not current. The build has written it again: commit it.`)
  process.exitCode = hasPassed && areTypesCurrent ? 0 : 1
}

void test()
