import { createSecurityText } from "../../src/publish/securityText"
import { describeRenewal } from "../../src/content/hints"
import { readData } from "../../testing/data"

const { clinic } = readData()

it("says how to report a weakness of the site, in the form of RFC 9116", () => {
  const text = createSecurityText({ ...clinic, securityUntil: "2027-11-01T00:00" }, ["en"])
  const fields = text
    ?.trimEnd()
    .split("\n")
    .map(line => line.split(/: (.*)/).slice(0, 2))
  expect(fields).toEqual([
    ["Contact", "mailto:info@example.com"],
    ["Contact", "https://www.example.com/contact/"],
    ["Expires", "2027-11-01T00:00:00+02:00"],
    ["Preferred-Languages", "en"],
    ["Canonical", "https://www.example.com/.well-known/security.txt"],
  ])
})

it("is not published where the clinic promises to read no reports", () => {
  expect(createSecurityText({ ...clinic, securityUntil: null }, ["en"])).toBeUndefined()
})

it.each([
  ["2027-12-02T00:00", /more than a year ahead/],
  ["2027-11-30T00:00", /^$/],
  ["2027-02-01T00:00", /^$/],
  ["2027-01-29T00:00", /less than two months ahead/],
  ["2026-11-30T00:00", /which is over/],
])("the writer of %s is told in good time to renew it", (day, words) => {
  expect(describeRenewal(day, Date.parse("2026-12-01"), clinic.locale.timeZone)).toMatch(words)
})
