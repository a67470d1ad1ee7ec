import { findAdvisories } from "../../testing/findAdvisories"

const url = "https://github.com/advisories/GHSA-aaaa-bbbb-cccc"
const report = {
  vulnerabilities: {
    lodash: { via: [{ source: 1, title: "Prototype pollution", url }] },
    // It is vulnerable only through the other.
    gatsby: { via: ["lodash"] },
  },
}

it("names a vulnerability that nobody has accepted, once", () => {
  expect(findAdvisories(report, [])).toEqual({ unknown: [`lodash: Prototype pollution (${url})`], gone: [] })
})

it("leaves out accepted ones, and names those that are gone", () => {
  const accepted = ["GHSA-aaaa-bbbb-cccc", "GHSA-dddd-eeee-ffff"]
  expect(findAdvisories(report, accepted)).toEqual({ unknown: [], gone: ["GHSA-dddd-eeee-ffff"] })
})

it("fails if the registry offers no audit", () => {
  expect(() => findAdvisories({ error: { code: "E405" } }, [])).toThrow("npm audit has not answered")
})
