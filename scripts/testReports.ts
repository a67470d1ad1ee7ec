import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { type Read, read, readList, readNumber, readText, readUnknown } from "../plugins/gatsby-plugin-content-model"

/** A test that has run, or a test file that could not start. */
export interface TestResult {
  name: string
  seconds: number
  hasPassed: boolean
}

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined)

const jestReport = {
  testResults: readList({
    name: readText,
    status: readText,
    assertionResults: readList({ fullName: readText, status: readText, duration: readNumber }),
  }),
}

/** Returns the results in a report of jest (`--json`), or an empty list if there is no report. */
export const readJestReport = (file: string): TestResult[] =>
  read(jestReport, readJson(file)).testResults.flatMap(suite => {
    const name = path.relative("__tests__", suite.name)
    const tests = suite.assertionResults
    if (!tests.length && suite.status === "failed") return [{ name, seconds: 0, hasPassed: false }]
    return tests
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ fullName, status, duration }) => ({
        name: `${name} › ${fullName}`,
        seconds: duration / 1000,
        hasPassed: status === "passed",
      }))
  })

const playwrightSuite = {
  title: readText,
  specs: readList({
    title: readText,
    tests: readList({ status: readText, results: readList({ duration: readNumber }) }),
  }),
  // Each is a suite as well.
  suites: readList(readUnknown),
}

const readSuite = (value: unknown, above: string): TestResult[] => {
  const suite: Read<typeof playwrightSuite> = read(playwrightSuite, value)
  const title = [above, suite.title].filter(Boolean).join(" › ")
  const tests = suite.specs.flatMap(spec =>
    spec.tests
      .filter(({ status }) => status !== "skipped")
      .map(({ status, results }) => ({
        name: `${title} › ${spec.title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
        hasPassed: status === "expected",
      }))
  )
  return [...tests, ...suite.suites.flatMap(below => readSuite(below, title))]
}

/** Returns the results in a report of Playwright (reporter `json`), or an empty list if there is no report. */
export const readPlaywrightReport = (file: string): TestResult[] =>
  read({ suites: playwrightSuite.suites }, readJson(file)).suites.flatMap(suite => readSuite(suite, ""))
