/** @jest-environment jsdom */
import { fillIn, listFields } from "../hydration/fields"

const form = `<form>
  <input id="name" value="served"><input type="text"><textarea></textarea>
  <input type="checkbox" value="bread"><input type="checkbox" id="cake" checked><input type="radio" name="size" value="large">
</form>`

const create = (): HTMLElement => {
  const root = document.createElement("div")
  root.innerHTML = form
  return root
}

const describeFields = (root: HTMLElement) =>
  Array.from(root.querySelectorAll<HTMLInputElement>("input,textarea"), ({ type, value, checked }) =>
    /box|radio/.test(type) ? checked : value
  )

it("keeps what was entered, also in fields without an id, and which boxes are checked", () => {
  const [before, after] = [create(), create()]
  const entered = ["Ruth", "rye", "sliced"]
  before.querySelectorAll<HTMLInputElement>("input:not([type]),[type=text],textarea").forEach((field, index) => {
    field.value = entered[index] ?? ""
  })
  before.querySelectorAll<HTMLInputElement>("[type=checkbox],[type=radio]").forEach(field => field.click())
  fillIn(after, listFields(before))
  expect(describeFields(after)).toEqual(["Ruth", "rye", "sliced", true, false, true])
})
