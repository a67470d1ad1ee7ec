/** @jest-environment node */
import { lacksFullStop, suggestDomain, withDomain } from "../../src/forms/addressSlips"
import { cleanAddress } from "../../src/forms/cleanAddress"
import { readTable } from "../../testing/readTable"

const rows = readTable("forms/addresses.txt")

it.each(rows.filter(([, outcome]) => outcome === "is sent as"))("“%s” %s “%s”", (typed = "", _outcome, result = "") => {
  expect(cleanAddress(typed)).toBe(result)
  expect(cleanAddress(result)).toBe(result)
})

it.each(rows.filter(([, outcome]) => outcome !== "is sent as"))("“%s” %s “%s”", (typed = "", _outcome, result = "") => {
  expect(suggestDomain(typed)).toBe(result || undefined)
  expect(result && withDomain(typed, result)).toBe(result && `rudo@${result}`)
})

it.each([
  ["rudo@clinic", true],
  ["rudo@example.com", false],
  ["rudo@", false],
  ["rudo", false],
])("knows whether %s lacks a full stop: %s", (address, lacks) => expect(lacksFullStop(address)).toBe(lacks))
