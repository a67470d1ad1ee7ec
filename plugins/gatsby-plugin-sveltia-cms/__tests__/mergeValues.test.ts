import * as fc from "fast-check"
import { mergeValues } from "../merging/mergeValues"
import { flatten, unflatten } from "./flatContent"
import { isSame } from "../merging/isSame"
import { entry, line, list } from "../../gatsby-plugin-content-model"
import { data } from "../../../testing/bakery"
import { bakery } from "./bakery"
import { parseCell, readTable } from "../../../testing/readTable"

/**
 * Checks merging when two editors change the same form: changes by only one of them are kept, and the editor is asked
 * about changes by both.
 */

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
const rows = readTable("plugins/gatsby-plugin-sveltia-cms/__tests__/mergedValues.txt").map(
  ([what = "", ...cells]) => [what, ...cells.map(parseCell)] as const
)

it.each(rows.filter(row => !Array.isArray(row[4])))(
  "merges without a conflict: %s",
  (_what, base, mine, theirs, expected) => {
    const versions = { base, mine: Object.assign({}, base, mine), theirs: Object.assign({}, base, theirs) }
    expect(mergeValues(form, versions)).toEqual({ value: expected, conflicts: [] })
  }
)

it.each(rows.filter(row => Array.isArray(row[4])))("reports a conflict: %s", (_what, base, mine, theirs, fieldPath) => {
  const { value, conflicts } = mergeValues(form, { base, mine, theirs })
  expect(conflicts.map(conflict => conflict.path)).toEqual([fieldPath])
  expect(value).toEqual(mine)
  expect(mergeValues(form, { base, mine, theirs }, ["theirs"]).value).toEqual(theirs)
})

/**
 * Uses the content of every form, with each text changed by one of two editors or by neither. Names by which entries
 * are identified stay: mergeLists.test.ts changes those.
 */
it.each(Object.entries(data))("loses no change in any text of %s", (name, content) => {
  const file = bakery.forms.files[name]
  if (!file) throw new Error(name)
  const base = flatten(content)
  const texts = Object.keys(base).filter(
    path => /\D$/.test(path) && typeof base[path] === "string" && !/(key|anchor|name)$/.test(path)
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
      .map(keys => keys.map(key => ({ key, title: key }))),
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
      // Merging again changes nothing.
      const merged = merge({ base, mine, theirs })
      expect(isSame(merge({ base: theirs, mine: merged, theirs }), merged)).toBe(true)
    })
  )
})

it.each(Object.entries(data))("flattens and restores %s", (_, content) => {
  expect(unflatten(flatten(content))).toEqual(content)
})
