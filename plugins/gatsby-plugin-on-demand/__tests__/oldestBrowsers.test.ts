/** @jest-environment node */
import { readOldestBrowsers } from "../build"

afterEach(() => {
  delete process.env["BROWSERSLIST"]
})

it.each([
  ["chrome 109, chrome 92, safari 15.4, opera 78", { chrome: 92, safari: 15.4 }],
  ["firefox 115", { firefox: 115 }],
])("scripts are compiled for the engines that a site supports, and no others: %s", (supported, oldest) => {
  process.env["BROWSERSLIST"] = supported
  expect(readOldestBrowsers()).toEqual(oldest)
})
