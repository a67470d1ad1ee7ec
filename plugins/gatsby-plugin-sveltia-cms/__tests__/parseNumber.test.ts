import { parseNumber } from "../forms/parseNumber"

it.each([
  ["7.1250", 7.125],
  ["0.125", 0.125],
  ["1.500", "1.500"],
  ["12.000", "12.000"],
  ["−999.999", "-999.999"],
  ["-3", -3],
  ["−0.5", -0.5],
  [" 12,50 ", 12.5],
  ["1,000", "1,000"],
  ["1.000,50", "1.000,50"],
  ["7.", "7."],
  ["-", "-"],
  ["", ""],
])("“%s” is read as the number %j", (written, expected) => {
  expect(parseNumber(written)).toBe(expected)
})
