/** @jest-environment node */
import { lacksFullStop, suggestDomain, withDomain } from "../../src/forms/addressSlips"
import { cleanAddress } from "../../src/forms/cleanAddress"
import { readTable } from "../../testing/readTable"

it.each(readTable("forms/addresses.txt"))("“%s” %s “%s”", (typed = "", outcome, result = "") => {
  if (outcome === "is sent as") {
    expect(cleanAddress(typed)).toBe(result)
    expect(cleanAddress(result)).toBe(result)
    return
  }
  expect(suggestDomain(typed)).toBe(result || undefined)
  if (result) expect(withDomain(typed, result)).toBe(`rudo@${result}`)
})

it.each([
  ["rudo@clinic", true],
  ["rudo@example.com", false],
  ["rudo@", false],
  ["rudo", false],
])("knows whether %s lacks a full stop: %s", (address, lacks) => expect(lacksFullStop(address)).toBe(lacks))
