import * as fc from "fast-check"
import { mergeValues } from "../../src/editor/kept/mergeValues"
import { flatten, unflatten } from "../../src/editor/kept/flatContent"
import { isSame } from "../../src/editor/kept/isSame"
import { allFiles } from "../../src/content/model"
import { entry, line, list } from "../../src/content/vocabulary"
import { readData } from "../../testing/data"

/** Two people change the same form: what only one of them changed has that change, what both changed is asked. */

const text = (label: string) => line({ label, hint: "", optional: true })
const form = entry(
  { type: "Form", label: "Form", hint: "" },
  {
    heading: text("Heading"),
    lead: text("Lead"),
    steps: list({ label: "Steps", hint: "", min: 0, max: 20 }, text("Step")),
    cards: list(
      { label: "Cards", hint: "", min: 0, max: 20 },
      entry({ type: "Card", label: "Card", hint: "" }, { title: text("Title"), text: text("Text") })
    ),
  }
)
const card = (key: string, title: string) => ({ key, title })

it.each([
  ["different fields", { heading: "a", lead: "b" }, { heading: "A" }, { lead: "B" }, { heading: "A", lead: "B" }],
  ["the same to the same", { heading: "a" }, { heading: "A" }, { heading: "A" }, { heading: "A" }],
  ["a field emptied", { heading: "a", lead: "b" }, { heading: "" }, { lead: "B" }, { heading: "", lead: "B" }],
  [
    "an empty field, as a form has it",
    { heading: "a" },
    { heading: "a", lead: "" },
    { lead: "B" },
    { heading: "a", lead: "B" },
  ],
  [
    "entries at two places",
    { steps: ["a", "b", "c"] },
    { steps: ["A", "b", "c"] },
    { steps: ["a", "b", "C"] },
    { steps: ["A", "b", "C"] },
  ],
  ["entries side by side", { steps: ["a", "b"] }, { steps: ["A", "b"] }, { steps: ["a", "B"] }, { steps: ["A", "B"] }],
  [
    "an entry added, one removed",
    { steps: ["a", "b", "c"] },
    { steps: ["a", "b", "c", "d"] },
    { steps: ["b", "c"] },
    { steps: ["b", "c", "d"] },
  ],
  ["both add", { steps: ["a"] }, { steps: ["a", "m"] }, { steps: ["a", "t"] }, { steps: ["a", "t", "m"] }],
  [
    "named entries in another order",
    { cards: [card("x", "1"), card("y", "2")] },
    { cards: [card("y", "2"), card("x", "1")] },
    { cards: [card("x", "1"), card("y", "II")] },
    { cards: [card("y", "II"), card("x", "1")] },
  ],
  [
    "a new entry without a name, and one removed",
    { cards: [card("x", "1"), card("y", "2")] },
    { cards: [{ title: "new" }, card("x", "1"), card("y", "2")] },
    { cards: [card("y", "2")] },
    { cards: [{ title: "new" }, card("y", "2")] },
  ],
])("takes %s together", (_, base, mine, theirs, expected) => {
  const versions = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }
  expect(mergeValues(form, versions)).toEqual({ value: expected, conflicts: [] })
})

it.each([
  ["a field", { heading: "a" }, { heading: "m" }, { heading: "t" }, ["heading"]],
  ["a field that one emptied", { heading: "a" }, {}, { heading: "t" }, ["heading"]],
  ["an entry that one removed", { cards: [card("x", "1")] }, { cards: [] }, { cards: [card("x", "2")] }, ["cards", 0]],
  [
    "an entry without a name that one moved",
    { steps: ["a", "b"] },
    { steps: ["b", "a"] },
    { steps: ["A", "b"] },
    ["steps"],
  ],
])("asks about %s, and takes what is chosen", (_, base, mine, theirs, path) => {
  const versions = { base, mine, theirs }
  const { value, conflicts } = mergeValues(form, versions)
  expect(conflicts.map(conflict => conflict.path)).toEqual([path])
  expect(value).toEqual(mine)
  expect(mergeValues(form, versions, ["theirs"]).value).toEqual(theirs)
})

/** Any form's content, each text changed by one of two people or by nobody. */
it.each(Object.entries(readData()))("loses no change in any text of %s", (name, content) => {
  const file = allFiles[name]
  if (!file) throw new Error(name)
  const base = flatten(content)
  const texts = Object.keys(base).filter(
    path => /\D$/.test(path) && typeof base[path] === "string" && !/(key|anchor)$/.test(path)
  )
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("mine", "theirs", "nobody"), { minLength: texts.length, maxLength: texts.length }),
      who => {
        const change = (person: string) =>
          Object.fromEntries(
            texts.flatMap((path, index) => (who[index] === person ? [[path, `${String(base[path])} (${person})`]] : []))
          )
        const [mine, theirs] = [change("mine"), change("theirs")]
        const merged = mergeValues(file, {
          base: unflatten(base),
          mine: unflatten({ ...base, ...mine }),
          theirs: unflatten({ ...base, ...theirs }),
        })
        expect(merged).toEqual({ value: unflatten({ ...base, ...mine, ...theirs }), conflicts: [] })
      }
    ),
    { numRuns: 25 }
  )
})

const anyForm = fc.record(
  {
    heading: fc.constantFrom("a", "b", "c"),
    steps: fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 5 }),
    cards: fc
      .uniqueArray(fc.constantFrom("x", "y", "z"), { maxLength: 3 })
      .map(keys => keys.map(key => card(key, key))),
  },
  { requiredKeys: [] }
)

const merge = (versions: { base: unknown; mine: unknown; theirs: unknown }) => mergeValues(form, versions).value

it("keeps a change that nobody else touched, whatever it is, and what is chosen decides the rest", () => {
  fc.assert(
    fc.property(anyForm, anyForm, anyForm, (base, mine, theirs) => {
      expect(isSame(merge({ base, mine, theirs: base }), mine)).toBe(true)
      expect(isSame(merge({ base, mine: base, theirs }), theirs)).toBe(true)
      expect(isSame(merge({ base, mine, theirs: mine }), mine)).toBe(true)
      // Merged once more, nothing changes.
      const merged = merge({ base, mine, theirs })
      expect(isSame(merge({ base: theirs, mine: merged, theirs }), merged)).toBe(true)
    })
  )
})

it.each(Object.entries(readData()))("flattens and restores %s", (_, content) => {
  expect(unflatten(flatten(content))).toEqual(content)
})
