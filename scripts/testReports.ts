import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { getValue } from "../plugins/gatsby-plugin-content-model"

/** A test that has run, or a file of tests that could not start. */
export interface TestResult {
  name: string
  seconds: number
  hasPassed: boolean
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined)

/** The results in a report of jest (`--json`); none where it has written no report. */
export const readJestReport = (file: string): TestResult[] =>
  list(getValue(read(file), "testResults")).flatMap(suite => {
    const name = path.relative("__tests__", String(getValue(suite, "name")))
    const tests = list(getValue(suite, "assertionResults"))
    if (!tests.length && getValue(suite, "status") === "failed") return [{ name, seconds: 0, hasPassed: false }]
    return tests
      .filter(test => ["passed", "failed"].includes(String(getValue(test, "status"))))
      .map(test => ({
        name: `${name} › ${String(getValue(test, "fullName"))}`,
        seconds: Number(getValue(test, "duration") ?? 0) / 1000,
        hasPassed: getValue(test, "status") === "passed",
      }))
  })

const readSuite = (suite: unknown, above: string): TestResult[] => {
  const title = [above, String(getValue(suite, "title"))].filter(Boolean).join(" › ")
  const tests = list(getValue(suite, "specs")).flatMap(spec =>
    list(getValue(spec, "tests"))
      .filter(test => getValue(test, "status") !== "skipped")
      .map(test => ({
        name: `${title} › ${String(getValue(spec, "title"))}`,
        seconds: list(getValue(test, "results")).reduce<number>(
          (sum, result) => sum + Number(getValue(result, "duration") ?? 0) / 1000,
          0
        ),
        hasPassed: getValue(test, "status") === "expected",
      }))
  )
  return [...tests, ...list(getValue(suite, "suites")).flatMap(below => readSuite(below, title))]
}

/** The results in a report of Playwright (its reporter `json`); none where it has written no report. */
export const readPlaywrightReport = (file: string): TestResult[] =>
  list(getValue(read(file), "suites")).flatMap(suite => readSuite(suite, ""))
