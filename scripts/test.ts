import { readFileSync } from "node:fs"
import concurrently from "concurrently"
import { ensureTestBrowser } from "../__tests__/support/browser/chromium"

/** Everything `npm test` does: the check of the content and the linters; then the unit tests beside the builds; then the browser tests. */

/** Runs commands side by side; resolves to whether all have passed. What the first prints is shown at once, the rest when it has ended. */
const run = (...commands: readonly string[]): Promise<boolean> =>
  concurrently([...commands], { group: true, prefix: "none" }).result.then(
    () => true,
    () => false
  )

/** The types that the build writes: committed, because the compiler needs them before the first build. */
const generatedTypes = "src/gatsby-types.d.ts"

const test = async (): Promise<void> => {
  ensureTestBrowser()
  const committedTypes = readFileSync(generatedTypes, "utf8")
  const hasPassed =
    (await run("npm run --silent check:content")) &&
    (await run("npm run lint")) &&
    (await run(
      // Silent: what the code logs while a test provokes errors would bury what jest says of a test that fails.
      "node --single-threaded-gc node_modules/jest/bin/jest.js --maxWorkers=100% --silent",
      // Builds often use one processor only.
      "npm run build:sites"
    )) &&
    (await run("playwright test --config __tests__/browser/playwright.config.ts"))
  const areTypesCurrent = readFileSync(generatedTypes, "utf8") === committedTypes
  if (!areTypesCurrent) console.error(`\n${generatedTypes} was not current. The build has written it again: commit it.`)
  process.exitCode = hasPassed && areTypesCurrent ? 0 : 1
}

void test()
