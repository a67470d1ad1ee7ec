import { readFileSync, readdirSync } from "node:fs"
import { createConfig } from "../../plugins/gatsby-plugin-sveltia-cms"
import { createEditorOptions } from "../../src/editor/createEditorOptions"

const guide = ["docs/editing.md", ...readdirSync("docs/editing").map(name => `docs/editing/${name}`)]
  .map(file => readFileSync(file, "utf8"))
  .join("\n")

/** What the guide says is on the screen, in italics. Three dots stand for words that differ. */
const labels = [...new Set([...guide.matchAll(/(?<![\w(/])_([^_\n]+)_(?!\w)/g)].map(([, label = ""]) => label))]

const ownCode = ["plugins/gatsby-plugin-sveltia-cms", "src/editor"]
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter(name => /\.(tsx?|html)$/.test(name) && !name.includes("__tests__"))
      .map(name => readFileSync(`${folder}/${name}`, "utf8"))
  )
  .join("\n")
  // JSX has some texts in lines of their own.
  .replaceAll(/\s+/g, " ")
const cms = readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8")
const forms = JSON.stringify(createConfig(createEditorOptions({ repo: "clinic/site", branch: "main" })))

const isQuotedIn = (code: string, label: string): boolean => {
  for (let start = code.indexOf(label); start >= 0; start = code.indexOf(label, start + 1))
    if ("\"'`>. ".includes(code.charAt(start - 1)) && "\"'`<.: ".includes(code.charAt(start + label.length)))
      return true
  return false
}

/** Returns whether the editor shows this label: Sveltia CMS, a form, or the editor's own code. */
const isShown = (label: string): boolean => {
  const [, entry] = /^Add (.+)$/.exec(label) ?? []
  if (entry) return forms.includes(`"label_singular":"${entry}"`)
  return label
    .split("…")
    .map(part => part.trim())
    .filter(Boolean)
    .every(part => [cms, forms, ownCode].some(text => isQuotedIn(text, part)))
}

it("the guide names buttons and fields as the editor shows them", () => {
  expect(labels).toEqual(expect.arrayContaining(["Save", "The clinic", "Take back"]))
  expect(labels.filter(label => !isShown(label))).toEqual([])
  expect(isShown("Take it home")).toBe(false)
})

it("the guide needs no account at GitHub and no terminal", () => {
  expect(guide).not.toMatch(/github|npm|terminal|repository(?! has been updated)/i)
})
