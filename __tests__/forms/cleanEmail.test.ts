/** @jest-environment node */
import {
  findUnusualLetter,
  lacksFullStop,
  suggestDomain,
  withDomain,
  withPlainLetters,
} from "../../src/forms/emailSlips"
import { cleanEmail } from "../../src/forms/fields"
import { readTable } from "../../testing/readTable"

const rows = readTable("forms/emails.txt")

it.each(rows.filter(([, outcome]) => outcome === "is sent as"))(
  "the email address “%s” %s “%s”",
  (typed = "", _outcome, result = "") => {
    expect(cleanEmail(typed)).toBe(result)
    expect(cleanEmail(result)).toBe(result)
  }
)

it.each(rows.filter(([, outcome]) => outcome !== "is sent as"))(
  "the email address “%s” %s “%s”",
  (typed = "", _outcome, result = "") => {
    expect(suggestDomain(typed)).toBe(result || undefined)
    expect(result && withDomain(typed, result)).toBe(result && `rudo@${result}`)
  }
)

it.each([
  ["josé@example.com", "é", "jose@example.com"],
  ["jose\u0301@example.com", "e\u0301", "jose@example.com"],
  ["ｒudo@example.com", "ｒ", "rudo@example.com"],
  ["Łukasz@example.com", "Ł", undefined],
  ["rudo@bücher.example", undefined, undefined],
  ["rudo@example.com", undefined, undefined],
])("finds the letter of %s that email fields refuse: %s, and suggests plain letters: %s", (email, letter, plain) => {
  expect(findUnusualLetter(email)).toBe(letter)
  expect(letter && withPlainLetters(email)).toBe(plain)
})

it.each([
  ["rudo@clinic", true],
  ["rudo@example.com", false],
  ["rudo@", false],
  ["rudo", false],
])("knows whether %s lacks a full stop: %s", (email, lacks) => expect(lacksFullStop(email)).toBe(lacks))
