import { parseNumber } from "../parseNumber"

it.each([
  ["7.125", 7.125],
  ["-3", -3],
  ["−0.5", -0.5],
  [" 12,50 ", 12.5],
  ["1,000", "1,000"],
  ["1.000,50", "1.000,50"],
  ["7.", "7."],
  ["-", "-"],
  ["", ""],
])("reads “%s” as %j", (written, expected) => {
  expect(parseNumber(written)).toBe(expected)
})
