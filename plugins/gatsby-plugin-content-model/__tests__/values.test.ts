import type { Infer } from "../kinds/field"
import { choice } from "../kinds/choice"
import { entry } from "../kinds/entry"
import { flag } from "../kinds/flag"
import { image } from "../kinds/image"
import { integer } from "../kinds/number"
import { anchorLine, line } from "../kinds/line"
import { list } from "../kinds/list"
import { paragraph } from "../kinds/paragraph"
import { createGraphqlTypes } from "../graphql"

const flours = ["wheat", "rye"] as const

const words = { label: "Thing", hint: "A thing." }

const loaf = entry(
  { ...words, type: "Loaf" },
  {
    name: line(words),
    anchor: anchorLine({ ...words, anchorOf: "name", optional: true }),
    weight: integer({ ...words, min: 100, max: 5000 }),
    flour: choice({ ...words, options: flours }),
    isSliced: flag({ ...words, optional: true }),
    picture: image({ ...words, minWidth: 1, minHeight: 1, optional: true }),
  }
)

const shop = entry(
  {
    ...words,
    type: "Shop",
    check: ({ loaves, offer }) =>
      offer && loaves.every(({ name }) => name !== offer.loaf)
        ? [{ path: ["offer", "loaf"], message: `is none of ${loaves.length}: write another.` }]
        : [],
  },
  {
    name: line(words),
    text: paragraph({ ...words, optional: true }),
    loaves: list({ ...words, min: 0, max: 9 }, loaf),
    offer: entry({ ...words, type: "Offer", whileEnabled: "it is shown" }, { loaf: line(words) }),
  }
)

type Shop = Infer<typeof shop>

const rye = { name: "Rye", anchor: "rye", weight: 800, flour: "rye" }

it("a value has the types of its fields, and what may be missing is undefined", () => {
  const read: Shop = shop.read({ name: "Crumb", loaves: [rye], offer: null })
  const [first] = read.loaves
  const flour: "wheat" | "rye" | undefined = first?.flour
  const anchor: string | undefined = first?.anchor
  expect([flour, anchor, first?.isSliced, first?.picture]).toEqual(["rye", "rye", undefined, undefined])
  expect(read).toEqual({ name: "Crumb", text: undefined, loaves: [rye], offer: undefined })
  // @ts-expect-error -- it may be missing
  const text: string = read.text
  // @ts-expect-error -- there is no such field
  expect([text, read.baker]).toEqual([undefined, undefined])
})

const desk = entry(
  { ...words, type: "Desk" },
  {
    phone: line(words),
    night: line({ ...words, optional: true, sameAs: "phone" }),
    text: paragraph(words),
    label: paragraph({ ...words, links: false }),
  }
)

/** What fills in texts, so that a test can tell how. */
const context = {
  interpolate: (text: string) => `plain ${text}`,
  linkText: (text: string) => `linked ${text}`,
  createPicture: (url: string) => url,
  getLinkTarget: (link: string) => link,
  listDerived: () => [],
}

it.each([undefined, null, ""])(
  "a field that is left out (%p) has the value of the field that it is the same as",
  night => {
    expect(desk.read({ phone: "1", night }).night).toBe("1")
    expect(desk.complete({ phone: "1", night }, context)).toMatchObject({ night: "plain 1" })
    expect(desk.read({ phone: "1", night: "2" }).night).toBe("2")
  }
)

it("both are empty while nothing is entered, so that a preview can be shown", () => {
  expect(desk.read({}).night).toBe("")
  expect(desk.complete({}, context)).toMatchObject({ phone: "", night: "" })
})

it("such a field is never null in queries", () => {
  expect(createGraphqlTypes({ desk })).toMatch(/night: String!/)
})

it("a paragraph has no links where there can be none", () => {
  expect(desk.complete({ text: "1", label: "1" }, context)).toMatchObject({ text: "linked 1", label: "plain 1" })
})

it("an unfinished value is completed, so that it has its type", () => {
  expect(shop.read(undefined)).toEqual({ name: "", text: undefined, loaves: [], offer: undefined })
  expect(shop.read({ name: 7, loaves: [{}], offer: { enabled: true } })).toEqual({
    name: "",
    text: undefined,
    loaves: [{ name: "", anchor: "", weight: 100, flour: "wheat" }],
    offer: { loaf: "" },
  })
})

const listProblems = (value: object) => shop.checkPresent(value, {})

it("a check of a group is given its values with their types, once each of them is right", () => {
  const offer = { enabled: true, loaf: "Spelt" }
  expect(listProblems({ name: "Crumb", loaves: [rye], offer })).toEqual([
    { path: ["offer", "loaf"], message: "is none of 1: write another." },
  ])
  expect(listProblems({ name: "Crumb", loaves: [rye], offer: { ...offer, loaf: "Rye" } })).toEqual([])
  expect(listProblems({ name: "Crumb", loaves: [rye], offer: { ...offer, enabled: false } })).toEqual([])
  expect(listProblems({ name: "Crumb", loaves: "none", offer })).toHaveLength(1)
})

const off = (offer: object) => listProblems({ name: "Crumb", loaves: [rye], offer: { enabled: false, ...offer } })

it("a value of another type is refused where its group is off, too, while what is missing there is not", () => {
  expect([off({}), off({ loaf: "" }), off({ loaf: null })]).toEqual([[], [], []])
  expect(off({ loaf: 7 })).toEqual([{ path: ["offer", "loaf"], message: expect.stringContaining("must be") }])
  expect(off({ loaf: ["Rye"] })).toHaveLength(1)
})
