import { describeTestMessage } from "../testMessage"

const now = Date.parse("2026-11-28T12:00:00Z")
const run = (conclusion: string, day: string) => ({ conclusion, created_at: `2026-11-${day}T06:20:00Z` })

it.each([
  ["arrived 5 days ago.", [run("", "28"), run("success", "23"), run("failure", "16")]],
  ["arrived 8 days ago.", [run("success", "20")]],
  ["not sent for 9 days.", [run("success", "19")]],
  ["arrived today.", [run("success", "28")]],
  ["not sent for 20 days.", [run("skipped", "23"), run("cancelled", "16"), run("success", "08")]],
  ["refused yesterday.", [run("failure", "27"), run("success", "23")]],
  ["not set up.", [run("skipped", "23"), run("skipped", "16")]],
  ["not set up.", []],
])("the editor says of the test message: %s", (text, runs) => {
  expect(describeTestMessage({ workflow_runs: runs }, now)).toBe(`Test message: ${text}`)
})
