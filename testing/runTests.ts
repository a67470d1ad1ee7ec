import { readFileSync, readdirSync } from "node:fs"
import concurrently from "concurrently"
import { ensureTestBrowser } from "./browser/chromium"

/**
 * `npm test` checks what every change needs: content, code, unit tests, and the browser tests that are tagged `@fast`,
 * on one site. `npm run test:full` runs the rest: the other browser tests, on all sites, builds after random
 * edits, and the oldest supported browsers. A parameter of both selects tests: those with it in the path of their file.
 */

interface Step {
  name: string
  command: string
}

interface Outcome extends Step {
  seconds: number
  hasPassed: boolean
}

const [set = "", ...parts] = process.argv.slice(2)

/**
 * Seed of random tests: a new one each day, so that they try new values, and failures can be reproduced on the same
 * day.
 */
const seed = process.env["TEST_SEED"] ?? new Date().toISOString().slice(0, 10).replaceAll("-", "")

const files = ["__tests__", "plugins"].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map(name => `${folder}/${name}`)
)

/** Returns whether test files of this pattern were selected. Without a selection all are. */
const isWanted = (pattern: RegExp): boolean =>
  files.some(file => pattern.test(file) && (!parts.length || parts.some(part => file.includes(part))))

const hasUnitTests = isWanted(/\.test\.tsx?$/)
const hasBrowserTests = isWanted(/^__tests__\/browser\/.+\.spec\.ts$/)
const hasEngineTests = isWanted(/^__tests__\/engines\/.+\.spec\.ts$/)
const hasBuildTests = isWanted(/^__tests__\/builds\/builds\.ts$/)

const names = parts.map(part => `"${part}"`).join(" ")

/** Creates the step of the browser tests. The selection may only match tests that the other command runs. */
const createBrowserTests = (grep: string, hasOtherTests: boolean): Step => ({
  name: "browser tests",
  command: `playwright test --config __tests__/browser/playwright.config.ts ${grep} ${names} ${parts.length && hasOtherTests ? "--pass-with-no-tests" : ""}`,
})

const optional = (isIncluded: boolean, name: string, command: string): Step[] => (isIncluded ? [{ name, command }] : [])

/** Groups of steps. The steps of a group run in parallel, and a group starts only if the one before it has passed. */
const groups: Readonly<Record<string, readonly (readonly Step[])[]>> = {
  fast: [
    optional(!parts.length, "content", "npm run --silent check:content"),
    optional(!parts.length, "lint", "npm run lint"),
    [
      // Silent, because messages that the code logs while a test provokes errors would hide jest's own output about
      // failing tests.
      ...optional(
        hasUnitTests,
        "unit tests",
        `node --single-threaded-gc node_modules/jest/bin/jest.js --maxWorkers=100% --silent ${names}`
      ),
      // Builds often use only one processor.
      ...optional(hasBrowserTests, "site", "npm run build:sites -- sample"),
    ],
    hasBrowserTests ? [createBrowserTests("--grep @fast", hasUnitTests)] : [],
  ],
  full: [
    [
      ...optional(hasBrowserTests || hasEngineTests, "sites", "npm run build:sites"),
      ...optional(hasBuildTests, "builds", `tsx __tests__/builds/builds.ts --seed ${seed}`),
    ],
    hasBrowserTests ? [createBrowserTests("--grep-invert @fast", hasBuildTests || hasEngineTests)] : [],
    optional(hasEngineTests, "old engines", `playwright test --config __tests__/engines/playwright.config.ts ${names}`),
  ],
}

/** Runs steps in parallel. The output of the first is shown immediately, that of the others when they have ended. */
const run = async (steps: readonly Step[]): Promise<Outcome[]> => {
  const { result } = concurrently(
    steps.map(({ command }) => ({ command, env: { TEST_SEED: seed, ENGINES: "old" } })),
    { group: true, prefix: "none" }
  )
  // Rejects with the same events if a command has failed.
  const events = await result.catch((failed: Awaited<typeof result>) => failed)
  return steps.map((step, index) => {
    const event = events.find(found => found.index === index)
    return { ...step, seconds: event?.timings.durationSeconds ?? 0, hasPassed: event?.exitCode === 0 }
  })
}

/** Types that the build generates. They are committed, because the compiler needs them before the first build. */
const generatedTypes = "types/gatsby-types.d.ts"

const describe = ({ name, seconds }: Outcome): string => `${name} (${seconds.toFixed(0)} s)`

const test = async (): Promise<void> => {
  const started = Date.now()
  const wanted = (groups[set] ?? []).filter(steps => steps.length)
  if (!wanted.length) throw new Error(`There is no test named ${names || set}.`)
  if (hasBrowserTests || hasEngineTests) ensureTestBrowser()
  const committedTypes = readFileSync(generatedTypes, "utf8")
  const outcomes: Outcome[] = []
  for (const steps of wanted) if (outcomes.every(({ hasPassed }) => hasPassed)) outcomes.push(...(await run(steps)))
  const failures = outcomes.filter(({ hasPassed }) => !hasPassed).map(describe)
  if (readFileSync(generatedTypes, "utf8") !== committedTypes)
    failures.push(`${generatedTypes} was not current, and has been written again: commit it`)
  const passed = outcomes.filter(({ hasPassed }) => hasPassed).map(describe)
  const missing = wanted
    .flat()
    .slice(outcomes.length)
    .map(({ name }) => name)
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

test().catch((error: unknown) => {
  console.error(String(error))
  process.exitCode = 1
})
