import { sampleContent, secondContent } from "../../scripts/sampleFolders"
import { formatProblem } from "../../plugins/gatsby-plugin-content-model"
import {
  findClosedBusinessHours,
  findMissingBusinessHours,
  findWalkInsWhileOff,
  findWalkInWords,
} from "../../src/model/walkInWords"
import { readData } from "../../testing/data"
import { replaceValue } from "../../testing/replaceValue"
import { readTable } from "../../testing/readTable"

const second = readData(secondContent)

const rows = readTable("model/walkInWords.txt")

const isCallFirst = ([, outcome = ""]: readonly string[]): boolean => outcome.includes("call first")
const isInviting = (outcome: string): boolean => outcome.startsWith("invites people")

it.each(rows.filter(isCallFirst))("“%s” %s", (text, outcome = "") => {
  const content = replaceValue(readData(), "slides.slides.0.subtitle", text)
  expect(findWalkInWords(content).map(({ file }) => file)).toEqual(isInviting(outcome) ? ["slides.json"] : [])
  expect(findWalkInWords(replaceValue(content, "clinic.businessHours", undefined))).toEqual([])
})

it.each(rows.filter(row => !isCallFirst(row)))("“%s” %s", (text, outcome = "") => {
  const files = replaceValue(second, "home.banner.text", text)
  expect(findWalkInsWhileOff(files)).toHaveLength(isInviting(outcome) ? 1 : 0)
  expect(findWalkInsWhileOff(replaceValue(files, "home.contactStrip.walkIn.enabled", true))).toEqual([])
})

it("misses the business hours where texts ask people to call first and home invites them to walk in", () => {
  expect(findMissingBusinessHours(readData())).toEqual([])
  const content = replaceValue(readData(), "clinic.businessHours", undefined)
  expect(findMissingBusinessHours(content).map(({ file }) => file)).toContain("care.json")
  expect(findMissingBusinessHours(replaceValue(content, "home.contactStrip.walkIn.enabled", false))).toEqual([])
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
