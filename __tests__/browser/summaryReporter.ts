import { writeFileSync } from "node:fs"
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from "@playwright/test/reporter"

/** The end of a run in numbers, for `npm test`. */
export interface Summary {
  passed: number
  failed: number
  /** Titles of the tests that passed only at a second try, with their files. */
  retried: string[]
  minutes: number
}

const nameOf = (test: TestCase): string => test.titlePath().slice(2).join(" › ")

/**
 * Says at the end of a run how many tests passed, failed and were flaky, and names every test that was tried again.
 * Writes the same to the file `TEST_SUMMARY` when that is set.
 */
export default class SummaryReporter implements Reporter {
  private suite: Suite | undefined

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite
  }

  onEnd({ duration }: FullResult): void {
    const tests = this.suite?.allTests() ?? []
    const ending = (outcome: ReturnType<TestCase["outcome"]>) => tests.filter(test => test.outcome() === outcome)
    const flaky = ending("flaky")
    const retried = tests.filter(({ results }) => results.length > 1)
    const summary: Summary = {
      passed: ending("expected").length + flaky.length,
      failed: ending("unexpected").length,
      retried: retried.map(nameOf),
      minutes: duration / 60_000,
    }
    const skipped = ending("skipped").length
    console.log(
      `\nBrowser tests: ${summary.passed} passed, ${summary.failed} failed, ${skipped} skipped, ${flaky.length} flaky, in ${summary.minutes.toFixed(1)} minutes.`
    )
    for (const name of summary.retried) console.log(`Retried: ${name}`)
    const file = process.env["TEST_SUMMARY"]
    if (file) writeFileSync(file, JSON.stringify(summary))
  }
}
