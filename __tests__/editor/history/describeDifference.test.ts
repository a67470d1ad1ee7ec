import { allFiles } from "../../../src/model/model"
import { readData } from "../../../testing/data"
import { describeDifference } from "../../../src/editor/history/describeDifference"
import { listDifferences } from "../../../src/editor/history/listDifferences"

/** What two versions of a form differ in, in the words of the form. */

jest.mock("site-content", () => ({ files: {} }), { virtual: true })

const data = readData()

/** What `change` changes in a form, in words. */
const toWords = (name: string, before: unknown, after: unknown): string[] => {
  const file = allFiles[name]
  if (!file) throw new Error(`There is no form ${name}.`)
  return listDifferences(file, before, after).map(found => describeDifference(file, { before, after }, found))
}

const { services } = data.services
const [slide, ...slides] = data.slides.slides

it.each([
  [
    "a number",
    "clinic",
    data.clinic,
    { ...data.clinic, phone: "+263 24 2700 999" },
    [`Main phone: ${data.clinic.phone} → +263 24 2700 999`],
  ],
  [
    "a flag",
    "notice",
    data.notice,
    { ...data.notice, enabled: !data.notice.enabled },
    [`Enabled: ${data.notice.enabled ? "on → off" : "off → on"}`],
  ],
  ["nothing", "notice", data.notice, { ...data.notice, heading: data.notice.heading }, []],
  [
    "a removed entry",
    "services",
    data.services,
    { ...data.services, services: services.slice(1) },
    [`Service 1 “${services[0].title}” removed`],
  ],
  [
    "another order",
    "services",
    data.services,
    { ...data.services, services: [services[1], services[0], ...services.slice(2)] },
    ["Services: another order"],
  ],
  [
    "a picture, and a text beside it",
    "slides",
    data.slides,
    { ...data.slides, slides: [{ ...slide, image: "/images/new.webp", title: "New" }, ...slides] },
    [`Slide 1 “New”, Title: ${slide.title} → New`, "Wide picture of slide 1 “New” replaced"],
  ],
  [
    "a line of a list",
    "services",
    data.services,
    { ...data.services, services: [{ ...services[0], features: services[0].features.slice(1) }, ...services.slice(1)] },
    [`Service 1 “${services[0].title}”, feature 1 removed: ${services[0].features[0]}`],
  ],
])("%s", (_, name, before, after, expected) => {
  expect(toWords(name, before, after)).toEqual(expected)
})

/** A long notice. */
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
