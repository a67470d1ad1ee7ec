import { replaceValue } from "../../../../testing/replaceValue"
import { describeDifference } from "../../history/describeDifference"
import { listDifferences } from "../../history/listDifferences"
import { data } from "../../../../testing/bakery"
import { bakery } from "../bakery"

/** Checks the descriptions of differences between two versions of a form, which use the form's labels. */

/** Returns descriptions of the differences between `before` and `after`. */
const toWords = (name: string, before: unknown, after: unknown): string[] => {
  const file = bakery.forms.files[name]
  if (!file) throw new Error(`There is no form ${name}.`)
  return listDifferences(file, before, after).map(found => describeDifference(file, { before, after }, found))
}

const [rye, ...others] = data.breads.breads
const [slide] = data.window.slides

it.each([
  ["a number", "shop.phone", "+41 44 555 09 99", ["Main phone: +41 44 555 01 00 → +41 44 555 09 99"]],
  ["a flag", "notice.enabled", true, ["Enabled: off → on"]],
  ["nothing", "notice.heading", data.notice.heading, []],
  ["a removed entry", "breads.breads", others, ["Bread 1 “Rye” removed"]],
  ["another order", "breads.breads", [others[0], rye, ...others.slice(1)], ["Breads: another order"]],
  [
    "a picture, and a text beside it",
    "window.slides.0",
    { ...slide, image: "/images/new.webp", title: "New" },
    ["Slide 1 “New”, Title: Baked at night → New", "Picture of slide 1 “New” replaced"],
  ],
  ["a line of a list", "breads.breads.0.grains", ["Wheat"], ["Bread 1 “Rye”, grain 1 removed: Rye"]],
])("describes %s", (_, fieldPath, value, expected) => {
  const [name = ""] = fieldPath.split(".")
  const changed = replaceValue(data, fieldPath, value)
  expect(toWords(name, new Map(Object.entries(data)).get(name), changed[name])).toEqual(expected)
})

/** Returns a long notice with `middle` in its text. */
const long = (middle: string) => ({
  ...data.notice,
  text: `${"All day long we are here. ".repeat(5)}${middle}${" Call before you come.".repeat(6)}`,
})

it("shortens a long text to what differs", () => {
  expect(toWords("notice", long("Closed on Friday."), long("Closed on Sunday."))).toEqual([
    expect.stringMatching(
      /^Text: …[^→]{1,60}Closed on Friday\.[^→]{1,40}… → …[^→]{1,60}Closed on Sunday\.[^→]{1,40}…$/
    ),
  ])
})
