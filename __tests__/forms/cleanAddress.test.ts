/** @jest-environment node */
import { lacksFullStop, suggestDomain, withDomain } from "../../src/forms/addressSlips"
import { cleanAddress } from "../../src/forms/cleanAddress"

it.each([
  ["​rudo@example.com", "rudo@example.com"],
  ["rudo@example.com ", "rudo@example.com"],
  ["rudo@example.com.", "rudo@example.com"],
  ["rudo@example.com, ", "rudo@example.com"],
  ["Rudo Moyo <rudo@example.com>", "rudo@example.com"],
  ['"Moyo, Rudo" <rudo@example.com>;', "rudo@example.com"],
  ["<rudo@example.com>", "rudo@example.com"],
  ["mailto:rudo@example.com?subject=Hello", "rudo@example.com"],
  ["MailTo:Rudo@Example.COM", "Rudo@example.com"],
  ["rudo @ gmail. com", "rudo@gmail.com"],
  ["rudo＠example。com", "rudo@example.com"],
  ["rudo@bücher.example", "rudo@xn--bcher-kva.example"],
  ["rudo@BÜCHER.example", "rudo@xn--bcher-kva.example"],
  ["rudo@gmail,com", "rudo@gmail,com"],
  ["rudo at example", "rudo at example"],
  ["rudo moyo@example.com", "rudo moyo@example.com"],
  ["@example.com", "@example.com"],
  ["rudo@", "rudo@"],
  ["", ""],
])("sends “%s” as “%s”", (typed, sent) => {
  expect(cleanAddress(typed)).toBe(sent)
  expect(cleanAddress(sent)).toBe(sent)
})

it.each([
  ["rudo@gmail", "gmail.com"],
  ["rudo@gmail,com", "gmail.com"],
  ["rudo@gmial.com", "gmail.com"],
  ["rudo@gmail.con", "gmail.com"],
  ["rudo@gmail.co", "gmail.com"],
  ["rudo@gmail..com", "gmail.com"],
  ["rudo@yaho.com", "yahoo.com"],
  ["rudo@hotmial.com", "hotmail.com"],
  ["rudo@zol,co.zw", "zol.co.zw"],
])("takes %s for a slip of %s", (address, domain) => {
  expect(suggestDomain(address)).toBe(domain)
  expect(withDomain(address, domain)).toBe(`rudo@${domain}`)
})

it.each([
  "rudo@gmail.com",
  "rudo@mail.com",
  "rudo@ymail.com",
  "rudo@yahoo.ca",
  "rudo@yahoo.co.uk",
  "rudo@outlook.com.br",
  "rudo@hotmail.pt",
  "rudo@example.com",
  "rudo@clinic",
  "rudo",
  "",
])("leaves %s alone", address => expect(suggestDomain(address)).toBeUndefined())

it.each([
  ["rudo@clinic", true],
  ["rudo@example.com", false],
  ["rudo@", false],
  ["rudo", false],
])("knows whether %s lacks a full stop: %s", (address, lacks) => expect(lacksFullStop(address)).toBe(lacks))
