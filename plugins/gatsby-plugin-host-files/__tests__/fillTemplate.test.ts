import { fillTemplate } from "../fillTemplate"

const fill = (text: string) =>
  fillTemplate(text.split("\n"), {
    name: "site",
    folder: "/var",
    places: [
      { name: "one", rules: [{ rule: "a" }, { rule: "b" }] },
      { name: "two", rules: [] },
    ],
  }).join("\n")

it("fills in texts, and repeats blocks with the values of an item and those around it", () => {
  const block = "{{#places}}\n{{name}} in {{folder}}\n  {{#rules}}\n  {{rule}} of {{name}}\n  {{/rules}}\n{{/places}}"
  expect(fill(`{{name}} {path} $uri\n${block}\nend`)).toBe(
    "site {path} $uri\none in /var\n  a of one\n  b of one\ntwo in /var\nend"
  )
})

it.each([
  ["a name without a value", "{{unknown}}", "The template has no value for {{unknown}}."],
  ["a list as a text", "{{places}}", "The template has no value for {{places}}."],
  ["a block without an end", "{{#places}}\n{{name}}", "The block {{#places}} has no end or no list."],
  ["a block without a list", "{{#name}}\n{{/name}}", "The block {{#name}} has no end or no list."],
])("refuses %s", (_what, template, message) => {
  expect(() => fill(template)).toThrow(message)
})
