import { entry, image, line, list } from ".."
import { createPublicFiles, listHiddenPictures } from "../forms"

const words = { label: "Thing", hint: "A thing." }
const photo = image({ ...words, minWidth: 100, minHeight: 100 })
const ward = entry({ ...words, type: "Ward", whileEnabled: "it is shown" }, { name: line(words), photo })

/** Returns a ward as it is on the site. `value` below returns it as it is in the content. */
const shown = (name: string) => ({ name, photo: `/images/${name}.jpg` })
const value = (name: string, enabled?: boolean) => ({ enabled, ...shown(name) })

it("what is off is left out of the site: a file, an entry, an item of a list, and the pictures that only it names", () => {
  const others = list({ ...words, min: 0, max: 3 }, ward)
  const wards = entry({ ...words, type: "Wards", whileEnabled: "all are shown" }, { first: ward, others })
  const all = { enabled: true, first: value("a", true), others: [value("b", false), value("c", true), value("d")] }
  const build = (changes: object) => createPublicFiles({ wards }, { wards: { ...all, ...changes } })
  expect(build({})).toEqual({ wards: { first: shown("a"), others: [shown("c")] } })
  expect(build({ first: value("a", false), others: [] })).toEqual({ wards: { first: null, others: [] } })
  expect(build({ enabled: false })).toEqual({})
  const hidden = (changes: object) => listHiddenPictures({ wards }, { wards: { ...all, ...changes } }, build(changes))
  expect(hidden({})).toEqual(["/images/b.jpg", "/images/d.jpg"])
  expect(hidden({ first: { ...value("e", true), photo: "/images/b.jpg" } })).toEqual(["/images/d.jpg"])
  expect(hidden({ enabled: false })).toEqual(["a", "b", "c", "d"].map(name => `/images/${name}.jpg`))
})
