import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { createEditorFiles } from "../../src/model/editorForms"
import { model } from "../../src/model/model"
import { relabel, getValue, isRecord, parseAs } from "../../plugins/gatsby-plugin-content-model"
import { adaptStrings } from "../../src/publish/buildEditor"

const locales = "node_modules/@sveltia/cms/locales"

it.each(readdirSync(locales).filter(name => name.endsWith(".json")))(
  "a refused save has our words in %s, and all others stay",
  name => {
    const original = readFileSync(path.join(locales, name), "utf8")
    const adapted = parseAs(adaptStrings(path.basename(name, ".json"), original), isRecord)
    expect(getValue(adapted, "saving_entry", "error", "description")).toBe(
      "The form could not be saved. What you typed is still here."
    )
    expect(Object.keys(adapted)).toEqual(Object.keys(parseAs(original, isRecord)))
    expect(adapted["save"]).toBe(parseAs(original, isRecord)["save"])
  }
)

it("the labels of a language stand where it has them, and English where it has none", () => {
  const [clinic] = createEditorFiles(
    relabel(model, { "clinic.phone": { label: "Telefone" }, "clinic.phones[].number": { label: "Número" } })
  )
  const labels = JSON.stringify(clinic)
  expect(labels).toContain('"label":"Telefone","hint":"The number that most people call')
  expect(labels).toContain('"label":"Número"')
  expect(labels).toContain('"label":"Fax"')
})
