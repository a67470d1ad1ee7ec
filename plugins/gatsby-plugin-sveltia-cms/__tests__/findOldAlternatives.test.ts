import { entry, image, line, list } from "../../gatsby-plugin-content-model"
import { findOldAlternatives } from "../forms/findOldAlternatives"

const slide = entry(
  { type: "Slide", label: "Slide", hint: "" },
  {
    image: image({ label: "Picture", minWidth: 8, minHeight: 6, hint: "" }),
    alt: line({ label: "Alternative text", hint: "" }),
  }
)
const file = entry(
  { type: "Slides", label: "Slides", hint: "" },
  { slides: list({ label: "Slides", min: 1, max: 9, hint: "" }, slide) }
)

const find = (image: string, alt: string): string[] =>
  findOldAlternatives(
    { byName: { "old.jpg": { width: 8, height: 6, bytes: 1 } }, byId: {} },
    { name: "slides", file, value: { slides: [{ image, alt }] }, translations: {} },
    '{"slides":[{"image":"/images/old.jpg","alt":"A red door"}]}'
  )

it("finds a new picture whose text was written for another one", () => {
  expect(find("/images/new.jpg", "A red door")).toEqual(["A red door"])
  expect(find("/images/new.jpg", "A blue gate")).toEqual([])
  expect(find("/images/old.jpg", "A red door")).toEqual([])
})
