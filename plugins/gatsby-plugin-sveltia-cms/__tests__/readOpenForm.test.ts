/** @jest-environment jsdom */
import { readOpenForm } from "../forms/readOpenForm"

it.each([
  ["#/collections/_singletons/entries/opening-hours", "opening-hours"],
  ["#/collections/at-once/entries/notice?_locale=en", "notice"],
  ["#/collections/at-once", ""],
  ["", ""],
])("reads the form of “%s”", (hash, expected) => {
  window.location.hash = hash
  expect(readOpenForm()).toBe(expected)
})
