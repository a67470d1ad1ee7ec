/** @jest-environment node */
import {
  findUnusualLetter,
  lacksFullStop,
  suggestDomain,
  withDomain,
  withPlainLetters,
} from "../../src/forms/addressSlips"
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
  ["josé@example.com", "é", "jose@example.com"],
  ["jose\u0301@example.com", "e\u0301", "jose@example.com"],
  ["Łukasz@example.com", "Ł", undefined],
  ["rudo@bücher.example", undefined, undefined],
  ["rudo@example.com", undefined, undefined],
])("finds the letter of %s that email fields do not take: %s, and plain letters: %s", (address, letter, plain) => {
  expect(findUnusualLetter(address)).toBe(letter)
  expect(letter && withPlainLetters(address)).toBe(plain)
})

it.each([
  ["rudo@clinic", true],
  ["rudo@example.com", false],
  ["rudo@", false],
  ["rudo", false],
])("knows whether %s lacks a full stop: %s", (address, lacks) => expect(lacksFullStop(address)).toBe(lacks))
