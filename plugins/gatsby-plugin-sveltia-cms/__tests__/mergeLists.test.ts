import * as fc from "fast-check"
import { entry, line, list } from "../../gatsby-plugin-content-model"
import { mergeValues } from "../merging/mergeValues"

/** Compares merges of lists that two people have edited with what follows from the edits themselves. */

const text = (label: string) => line({ label, hint: "" })
const form = entry(
  { type: "Form", label: "Form", hint: "" },
  {
    cards: list(
      { label: "Cards", hint: "", min: 0, max: 20, uniqueBy: "name" },
      entry(
        { type: "Card", label: "Card", hint: "" },
        { name: line({ label: "Name", hint: "", untranslated: true }), title: text("Title"), text: text("Text") }
      )
    ),
    steps: list({ label: "Steps", hint: "", min: 0, max: 20 }, text("Step")),
  }
)

interface Card {
  name: string
  title: string
  text: string
}
/** An entry with an identity that the merge does not see. */
interface Entity {
  id: string
  card: Card
}

const fields = ["name", "title", "text"] as const
const createEntity = (id: string): Entity => ({ id, card: { name: id, title: `title ${id}`, text: `text ${id}` } })
const base = ["a", "b", "c", "d"].map(createEntity)

const edit = fc.record({
  kind: fc.constantFrom("rename", "replace", "add", "remove", "move", "title", "text"),
  at: fc.nat(9),
  to: fc.nat(9),
})
const anyEdits = fc.array(edit, { maxLength: 5 })
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never

/** Applies a sequence of edits. `who` makes every new value unlike any other. */
const apply = (edits: readonly Edit[], who: string): Entity[] => {
  const entities = [...base]
  for (const [index, { kind, at, to }] of edits.entries()) {
    const entityIndex = at % Math.max(1, entities.length)
    const made = `${who}${index}`
    const found = entities[entityIndex]
    if (kind === "add") entities.splice(entityIndex, 0, createEntity(made))
    else if (!found) continue
    else if (kind === "remove") entities.splice(entityIndex, 1)
    else if (kind === "replace") entities.splice(entityIndex, 1, createEntity(made))
    else if (kind === "move") entities.splice(to % entities.length, 0, ...entities.splice(entityIndex, 1))
    else
      entities.splice(entityIndex, 1, { ...found, card: { ...found.card, [kind === "rename" ? "name" : kind]: made } })
  }
  return entities.map(entity => {
    const old = base.find(({ id }) => id === entity.id)?.card
    const changed = fields.filter(field => old && old[field] !== entity.card[field])
    // Who renames an entry and changes it has made another one: nothing says that it is the same.
    return changed.includes("name") && changed.length > 1 ? { ...entity, id: entity.card.name } : entity
  })
}

const toIds = (entities: readonly Entity[]): string[] => entities.map(({ id }) => id)

/** Returns the merged cards by identity, with mine wherever both have changed the same, and the number of questions. */
const mergeByIdentity = (mine: readonly Entity[], theirs: readonly Entity[]) => {
  const cards = new Map<string, Card>()
  let questions = 0
  for (const id of new Set(toIds([...base, ...mine, ...theirs]))) {
    const [old, my, their] = [base, mine, theirs].map(found => found.find(other => other.id === id)?.card)
    const remaining = my ?? their
    if (old && my && their) {
      const merged = { ...their }
      for (const field of fields) {
        if (my[field] !== old[field]) merged[field] = my[field]
        if (my[field] !== old[field] && their[field] !== old[field]) questions++
      }
      cards.set(id, merged)
    } else if (!old && remaining) cards.set(id, remaining)
    else if (old && remaining && fields.some(field => remaining[field] !== old[field])) {
      questions++
      if (my) cards.set(id, my)
    }
  }
  return { cards, questions }
}

const toForm = (entities: readonly Entity[]) => ({ cards: entities.map(({ card }) => card) })

const only = (ids: readonly string[], others: readonly string[]): string[] => ids.filter(id => others.includes(id))

it("merges entries with names by what each person did to them", () => {
  fc.assert(
    fc.property(anyEdits, anyEdits, (myEdits, theirEdits) => {
      const [mine, theirs] = [apply(myEdits, "m"), apply(theirEdits, "t")]
      const { value, conflicts } = mergeValues(form, { base: toForm(base), mine: toForm(mine), theirs: toForm(theirs) })
      const { cards, questions } = mergeByIdentity(mine, theirs)
      expect(conflicts).toHaveLength(questions)
      expect(value).toEqual({ cards: expect.arrayContaining([...cards.values()]) })

      const ids = new Map([...cards].map(([id, card]) => [card.name, id]))
      const merged = form.read(value).cards.map(card => ids.get(card.name) ?? "")
      expect(merged).toHaveLength(cards.size)
      const inBoth = only(only(toIds(base), toIds(mine)), toIds(theirs))
      const isMyMove = String(only(toIds(mine), inBoth)) !== String(inBoth)
      const [first, second] = (isMyMove ? [mine, theirs] : [theirs, mine]).map(toIds)
      // One order is kept whole, and an entry that only the other person has follows the same entry as there.
      expect(only(merged, first ?? [])).toEqual(only(first ?? [], merged))
      const theirOrder = only(second ?? [], merged)
      for (const [index, id] of theirOrder.entries()) {
        if (first?.includes(id)) continue
        const before = merged.slice(0, merged.indexOf(id)).findLast(other => theirOrder.includes(other))
        expect(before).toBe(theirOrder[index - 1])
      }
    }),
    { numRuns: 500 }
  )
})

it("merges entries without names, or asks", () => {
  fc.assert(
    fc.property(anyEdits, anyEdits, (myEdits, theirEdits) => {
      const [mine, theirs] = [apply(myEdits, "m"), apply(theirEdits, "t")].map(entities =>
        entities.map(({ card }) => card.title)
      )
      const steps = base.map(({ card }) => card.title)
      const { value, conflicts } = mergeValues(form, {
        base: { steps },
        mine: { steps: mine },
        theirs: { steps: theirs },
      })
      fc.pre(conflicts.length === 0)
      const merged = form.read(value).steps
      const added = [mine, theirs].map(found => (found ?? []).filter(step => !steps.includes(step)))
      const left = only(only(steps, mine ?? []), theirs ?? [])
      expect(merged.toSorted()).toEqual([...left, ...added.flat()].toSorted())
      for (const found of added) expect(only(merged, found)).toEqual(found)
    }),
    { numRuns: 500 }
  )
})
