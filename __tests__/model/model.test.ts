import { readFileSync } from "node:fs"
import { sampleContent, secondContent } from "../../testing/sampleFolders"
import { createSchemaFiles } from "../../plugins/gatsby-plugin-content-model/build"
import { type Field, isEntry } from "../../plugins/gatsby-plugin-content-model"
import { type EditorField } from "../../plugins/gatsby-plugin-content-model/forms"
import { isRecord } from "../../plugins/gatsby-plugin-content-model/json"
import { createConfig, createFormFiles } from "../../plugins/gatsby-plugin-sveltia-cms"
import { createEditorOptions } from "../../src/editor/createEditorOptions"
import { allFiles, model, translationModel } from "../../src/model/model"
import { getPreviewPath } from "../../src/model/links/pages"
import { readData } from "../../testing/data"

const backend = { repo: "clinic/site", branch: "main" }
const forms = createFormFiles(createEditorOptions(backend))

const fieldIn = (fields: readonly EditorField[] | undefined, ...path: string[]): EditorField | undefined => {
  const [name, ...rest] = path
  const found = fields?.find(field => field.name === name)
  return rest.length ? fieldIn(found?.fields, ...rest) : found
}

const fieldOf = (form: string, ...path: string[]): EditorField | undefined =>
  fieldIn(forms.find(({ name }) => name === form)?.fields, ...path)

it.each([
  ["colour", ["brand", "main"], { widget: "color", allowInput: true }],
  [
    "link",
    ["home", "tasks", "items", "to"],
    { options: expect.arrayContaining([{ label: "Page: Contact", value: "/contact/" }]) },
  ],
])("the form asks for a %s with a widget of its own", (_kind, [form = "", ...path], widget) => {
  expect(fieldOf(form, ...path)).toMatchObject(widget)
})

it("every file of the model has a form and a schema, which VS Code finds by its committed settings", () => {
  const files = forms.map(({ file }) => file)
  expect(files).toEqual(expect.arrayContaining(Object.keys(model).map(name => `data/${name}.json`)))
  const settings = ".vscode/settings.json"
  expect(readFileSync(settings, "utf8")).toBe(createSchemaFiles(allFiles, translationModel)[settings])
})

it("the form of the words shows each word that it replaces, in the clinic's language", () => {
  const portuguese = { clinic: { locale: { language: "pt" } } }
  const { singletons } = createConfig(createEditorOptions(backend, portuguese))
  const fields = singletons.find(({ file }) => file === "data/words.json")?.fields
  expect(fieldIn(fields, "layout")).toMatchObject({ required: false, hint: expect.stringContaining("· Ligar agora ·") })
  expect(fieldIn(fields, "layout", "callNow")).toMatchObject({
    label: "Call now",
    hint: "In place of “Ligar agora”.",
    required: false,
  })
  expect(fieldIn(fields, "emergency", "call")?.hint).toBe("In place of “Ligar para o {number}”. Keep {number}.")
})

it("a form has its texts in both languages beside each other, and nothing of languages where there is one", () => {
  const files = readData(secondContent)
  expect(JSON.stringify(createConfig(createEditorOptions(backend, files)))).not.toMatch(
    /i18n|"key"|\{\{locale\}\}|stillRight/
  )
  const { i18n, singletons } = createConfig(createEditorOptions(backend, files, ["en"], { values: "en 3 of 9" }))
  expect(i18n).toMatchObject({ locales: ["pt", "en"], default_locale: "pt" })
  const form = singletons.find(({ name }) => name === "values")
  expect(form?.fields.map(({ name, i18n, required }) => [name, i18n, required])).toEqual([
    ["enabled", undefined, ["pt"]],
    ["heading", true, false],
    ["values", "duplicate", false],
    ["draft", true, false],
    ["stillRight", true, false],
  ])
  expect(form?.label).toBe("Our values (en 3 of 9)")
  // Nothing in it is said in words.
  expect(singletons.find(({ name }) => name === "brand")).toMatchObject({ file: "data/brand.json" })
})

it.each([
  ["notice", ["from"], /^When it appears, on the clinic’s clock\.$/],
  ["home", ["tasks", "items", "to"], /^A page or a part of it, .* once they are published\.$/],
  ["slides", ["slides", "focus"], /^What stays in view when the sides are cut: from the left, from the top\.$/],
  ["brand", ["main"], / Write it with # in front, such as “#336699”\.$/],
])("the form %s tells no editor how the file writes %j, and how a colour is written", (name, path, hint) => {
  expect(fieldOf(name, ...path)?.hint).toMatch(hint)
})

it("the sample has the model's order of fields, so that the editor changes one line for one word", () => {
  const order = (field: Field, value: unknown): unknown => {
    if (!isEntry(field)) return field.mapChildren(value, order)
    if (!isRecord(value)) return value
    const names = Object.keys(field.fields).filter(name => Object.hasOwn(value, name))
    return Object.fromEntries(names.map(name => [name, order(field.fields[name] ?? field, value[name])]))
  }
  for (const [name, field] of Object.entries(model)) {
    const text = readFileSync(`${sampleContent}/${name}.json`, "utf8")
    expect(text).toBe(`${JSON.stringify(order(field, JSON.parse(text)), null, 2)}\n`)
  }
})

it.each([
  ["services", "/services/"],
  ["stats", "/about/"],
  ["slides", "/"],
  ["notFound", "/404/"],
])("the preview of %s.json shows %s", (file, address) => expect(getPreviewPath(file)).toBe(address))
