import { model } from "../../src/model/model"
import { relabel } from "../../plugins/gatsby-plugin-content-model"
import { createEditorFiles } from "../../src/editor/editorForms"

it("the labels of a language stand where it has them, and English where it has none", () => {
  const [clinic] = createEditorFiles(
    relabel(model, { "clinic.phone": { label: "Telefone" }, "clinic.phones[].number": { label: "Número" } })
  )
  const labels = JSON.stringify(clinic)
  expect(labels).toContain('"label":"Telefone","hint":"The number that most people call')
  expect(labels).toContain('"label":"Número"')
  expect(labels).toContain('"label":"Fax"')
})
