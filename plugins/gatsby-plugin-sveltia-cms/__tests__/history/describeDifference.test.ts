import { readData } from "../../../../testing/data"
import { editorSite } from "../../../../testing/editorSite"
import { replaceValue } from "../../../../testing/replaceValue"
import { describeDifference } from "../../history/describeDifference"
import { listDifferences } from "../../history/listDifferences"

/** Checks the descriptions of differences between two versions of a form, which use the form's labels. */

const data = readData()

/** Returns descriptions of the differences between `before` and `after`. */
const toWords = (name: string, before: unknown, after: unknown): string[] => {
  const file = editorSite.forms.files[name]
  if (!file) throw new Error(`There is no form ${name}.`)
  return listDifferences(file, before, after).map(found => describeDifference(file, { before, after }, found))
}

const [first, ...others] = data.services.services
const [slide] = data.slides.slides

it.each([
  ["a number", "clinic.phone", "+263 24 2700 999", [`Main phone: ${data.clinic.phone} → +263 24 2700 999`]],
  ["a flag", "notice.enabled", !data.notice.enabled, [`Enabled: ${data.notice.enabled ? "on → off" : "off → on"}`]],
  ["nothing", "notice.heading", data.notice.heading, []],
  ["a removed entry", "services.services", others, [`Service 1 “${first.title}” removed`]],
  ["another order", "services.services", [others[0], first, ...others.slice(1)], ["Services: another order"]],
  [
    "a picture, and a text beside it",
    "slides.slides.0",
    { ...slide, image: "/images/new.webp", title: "New" },
    [`Slide 1 “New”, Title: ${slide.title} → New`, "Wide picture of slide 1 “New” replaced"],
  ],
  [
    "a line of a list",
    "services.services.0.features",
    first.features.slice(1),
    [`Service 1 “${first.title}”, feature 1 removed: ${first.features[0]}`],
  ],
])("%s", (_, place, value, expected) => {
  const [name = ""] = place.split(".")
  const changed = replaceValue(data, place, value)
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
