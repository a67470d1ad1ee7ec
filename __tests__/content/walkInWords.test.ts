import { sampleContent, secondContent } from "../../scripts/sampleFolders"
import { formatProblem } from "../../src/content/checks"
import {
  findClosedBusinessHours,
  findMissingBusinessHours,
  findWalkInsWhileOff,
  findWalkInWords,
} from "../../src/content/walkInWords"
import { readData } from "../../testing/data"
import { replaceValue } from "../../testing/replaceValue"

const withSubtitle = (subtitle: string) => replaceValue(readData(), "slides.slides.0.subtitle", subtitle)

it.each([
  ["Our doors are open, and a doctor is here.", 1],
  ["Walk in at any hour.", 1],
  ["Day and night, just come.", 1],
  ["Venha sem marcação, a qualquer hora.", 1],
  ["As nossas portas estão abertas.", 1],
  ["Walk in from 8:00 AM to 5:00 PM.", 0],
  ["A nurse answers at any hour.", 0],
  ["Peça uma consulta a qualquer hora.", 0],
])("“%s” invites people at hours at which they call first: %d", (subtitle, count) => {
  const content = withSubtitle(subtitle)
  expect(findWalkInWords(content).map(({ file }) => file)).toEqual(Array.from({ length: count }, () => "slides.json"))
  expect(findWalkInWords(replaceValue(content, "clinic.businessHours", undefined))).toEqual([])
})

it("misses the business hours where texts ask people to call first and home invites them to walk in", () => {
  expect(findMissingBusinessHours(readData())).toEqual([])
  const content = replaceValue(readData(), "clinic.businessHours", undefined)
  expect(findMissingBusinessHours(content).map(({ file }) => file)).toContain("care.json")
  expect(findMissingBusinessHours(replaceValue(content, "home.contactStrip.walkIn.enabled", false))).toEqual([])
})

const second = readData(secondContent)

it.each([
  ["You may walk in, {businessHours}.", 1],
  ["No appointment needed.", 1],
  ["Atendemos sem marcação.", 1],
  ["Call us for an appointment.", 0],
])("“%s” invites people to walk in, also where that is off: %d", (text, count) => {
  const files = replaceValue(second, "home.banner.text", text)
  expect(findWalkInsWhileOff(files)).toHaveLength(count)
  expect(findWalkInsWhileOff(replaceValue(files, "home.contactStrip.walkIn.enabled", true))).toEqual([])
})

it("business hours at which the clinic is closed are reported, with their day", () => {
  const businessHours = { monday: [{ opens: "08:00", closes: "17:00" }] }
  expect(findClosedBusinessHours({ clinic: { ...second.clinic, businessHours } }).map(formatProblem)).toEqual([
    expect.stringMatching(/^data\/clinic\.json, monday period 1 .* is from 08:00 to 17:00, but the clinic is not open/),
  ])
})

it.each([sampleContent, secondContent])("no sample contradicts itself: %s", folder => {
  const files = readData(folder)
  const checks = [findWalkInWords, findMissingBusinessHours, findWalkInsWhileOff, findClosedBusinessHours]
  expect(checks.flatMap(check => check(files))).toEqual([])
})
