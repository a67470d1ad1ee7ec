import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import concurrently from "concurrently"
import { ensureTestBrowser } from "../testing/browser/chromium"
import { type TestResult, readJestReport, readPlaywrightReport } from "./testReports"

/**
 * `npm test` checks what every change needs: content, code, unit tests, and the browser tests that are tagged `@fast`,
 * on one site. `npm run test:full` runs the rest: the other browser tests, on all sites, and builds after random
 * edits. A parameter of both selects tests: those with it in the path of their file.
 */

interface Step {
  name: string
  command: string
  /** Returns the results of the tests that the command has run. */
  readResults?: () => TestResult[]
}

interface Outcome extends Step {
  seconds: number
  hasPassed: boolean
  results: readonly TestResult[]
}

const [set, ...parts] = process.argv.slice(2)
const reports = mkdtempSync(path.join(tmpdir(), "test-reports-"))

/**
 * Seed of random tests: a new one each day, so that they try new values, and failures can be reproduced on the same
 * day.
 */
const seed = process.env["TEST_SEED"] ?? new Date().toISOString().slice(0, 10).replaceAll("-", "")

/** Returns whether this folder of `__tests__` has tests that were selected. Without a selection all are. */
const isWanted = (folder: string, files: readonly string[]): boolean =>
  !parts.length || parts.some(part => files.some(file => `${folder}/${file}`.includes(part)))

const listTests = (folder: string, pattern: RegExp): string[] =>
  readdirSync(path.join("__tests__", folder), { recursive: true, encoding: "utf8" }).filter(name => pattern.test(name))

const names = parts.map(part => `"${part}"`).join(" ")
const all: readonly Step[] = parts.length
  ? []
  : [
      { name: "content", command: "npm run --silent check:content" },
      { name: "lint", command: "npm run lint" },
    ]

const unitReport = path.join(reports, "unit.json")
const unit: Step = {
  name: "unit tests",
  // Silent, because messages that the code logs while a test provokes errors would hide jest's own output about failing
  // tests.
  command: `node --single-threaded-gc node_modules/jest/bin/jest.js --maxWorkers=100% --silent --json --outputFile="${unitReport}" ${names}`,
  readResults: () => readJestReport(unitReport),
}

const browserReport = path.join(reports, "browser.json")
const createBrowserTests = (grep: string): Step => ({
  name: "browser tests",
  // The selection may only match tests in the other set.
  command: `playwright test --config __tests__/browser/playwright.config.ts ${grep} ${parts.length ? `--pass-with-no-tests ${names}` : ""}`,
  readResults: () => readPlaywrightReport(browserReport),
})

const pluginTests = readdirSync("plugins", { recursive: true, encoding: "utf8" }).filter(name =>
  /\.test\.tsx?$/.test(name)
)
const hasUnitTests = isWanted("", [...listTests("", /\.test\.tsx?$/), ...pluginTests])
const hasBrowserTests = isWanted("browser", listTests("browser", /\.spec\.ts$/))
/** Test scripts that run without jest and Playwright. */
const scripted = ["builds"].filter(name => isWanted(name, [`${name}.ts`]))

/** Groups of steps. The steps of a group run in parallel, and a group starts only if the one before it has passed. */
const groups: Readonly<Record<string, readonly (readonly Step[])[]>> = {
  fast: [
    ...all.map(step => [step]),
    [
      ...(hasUnitTests ? [unit] : []),
      // Builds often use only one processor.
      ...(hasBrowserTests ? [{ name: "site", command: "npm run build:sites -- sample" }] : []),
    ],
    hasBrowserTests ? [createBrowserTests("--grep @fast")] : [],
  ],
  full: [
    [
      ...(hasBrowserTests ? [{ name: "sites", command: "npm run build:sites" }] : []),
      ...scripted.map(name => ({ name, command: `tsx __tests__/${name}/${name}.ts --seed ${seed}` })),
    ],
    hasBrowserTests ? [createBrowserTests("--grep-invert @fast")] : [],
  ],
}

/** Runs steps in parallel. The output of the first is shown immediately, that of the others when they have ended. */
const run = async (steps: readonly Step[]): Promise<Outcome[]> => {
  const { result } = concurrently(
    steps.map(({ command }) => ({
      command,
      env: { TEST_SEED: seed, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    })),
    { group: true, prefix: "none" }
  )
  // Rejects with the same events if a command has failed.
  const events = await result.catch((failed: Awaited<typeof result>) => failed)
  return steps.map((step, index) => {
    const event = events.find(found => found.index === index)
    return {
      ...step,
      seconds: event?.timings.durationSeconds ?? 0,
      hasPassed: event?.exitCode === 0,
      results: step.readResults?.() ?? [],
    }
  })
}

const describe = ({ name, results }: Outcome): string => (results.length ? `${results.length} ${name}` : name)

const describeFailure = (outcome: Outcome): string => {
  const failed = outcome.results.filter(({ hasPassed }) => !hasPassed)
  return failed.length
    ? `${failed.length} of ${describe(outcome)} (${failed.map(({ name }) => name).join("; ")})`
    : outcome.name
}

const printLongest = (outcomes: readonly Outcome[]): void => {
  console.log("\nSlowest steps:")
  for (const { name, seconds, results } of outcomes) {
    console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`)
    for (const result of results.toSorted((a, b) => b.seconds - a.seconds).slice(0, 5))
      console.log(`${result.seconds.toFixed(1).padStart(11)} s  ${result.name}`)
  }
}

/** Types that the build generates. They are committed, because the compiler needs them before the first build. */
const generatedTypes = "types/gatsby-types.d.ts"

const test = async (): Promise<void> => {
  const started = Date.now()
  const wanted = (groups[set ?? ""] ?? []).filter(steps => steps.length)
  if (!wanted.length) throw new Error(`There is no test named ${names || String(set)}.`)
  if (hasBrowserTests) ensureTestBrowser()
  const committedTypes = readFileSync(generatedTypes, "utf8")
  const outcomes: Outcome[] = []
  for (const steps of wanted) if (outcomes.every(({ hasPassed }) => hasPassed)) outcomes.push(...(await run(steps)))
  const failures = outcomes.filter(({ hasPassed }) => !hasPassed).map(describeFailure)
  if (readFileSync(generatedTypes, "utf8") !== committedTypes)
    failures.push(`${generatedTypes} was not current, and has been written again: commit it`)
  if (parts.length && outcomes.every(({ name, results }) => !scripted.includes(name) && !results.length))
    failures.push("no test has run: the other set may have this part")
  const passed = outcomes.filter(({ hasPassed }) => hasPassed).map(describe)
  const missing = wanted
    .flat()
    .slice(outcomes.length)
    .map(({ name }) => name)
  printLongest(outcomes)
  const seconds = Math.round((Date.now() - started) / 1000)
  const sentences = [
    failures.length && `Failed: ${failures.join(", ")}.`,
    passed.length && `Passed: ${passed.join(", ")}.`,
    missing.length && `Not run: ${missing.join(", ")}.`,
  ]
  console.log(
    `\n${sentences.filter(Boolean).join(" ")} ${Math.floor(seconds / 60)} min ${seconds % 60} s, seed ${seed} (TEST_SEED).`
  )
  process.exitCode = failures.length ? 1 : 0
}

test()
  .catch((error: unknown) => {
    console.error(String(error))
    process.exitCode = 1
  })
  .finally(() => rmSync(reports, { recursive: true }))
