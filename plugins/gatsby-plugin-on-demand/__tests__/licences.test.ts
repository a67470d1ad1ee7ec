import { readFile } from "node:fs/promises"
import { addLicences, createLicences, listPackages } from "../build/licences"
import { createTemporaryFolder } from "../../../testing/createTemporaryFolder"

const folder = createTemporaryFolder()

/** Installs a package with this licence. Returns the path of its module. */
const install = (name: string, license: string): string => {
  const home = `node_modules/${name}`
  folder.write(`${home}/package.json`, JSON.stringify({ name, version: "1.2.3", license }))
  folder.write(`${home}/EXTRA-LICENSE.md`, "Of something else")
  folder.write(`${home}/LICENSE.md`, `Copyright of ${name}\n`)
  return folder.at(`${home}/dist/index.js`)
}

it("lists each package once, with the text of its licence, and no module of the site", async () => {
  const form = install("form", "MIT AND OFL-1.1")
  const files = [form, form.replace("index", "other"), install("@scope/icons", "ISC"), "src/pages/index.tsx"]
  const licences = await createLicences(files)
  expect(licences).toMatch(
    /^@scope\/icons 1\.2\.3 \(ISC\)\n\nCopyright of @scope\/icons\n\n-+\n\nform 1\.2\.3 \(MIT AND OFL-1\.1\)/
  )
  expect(listPackages(licences)).toEqual(["@scope/icons", "form"])
})

it("refuses a package whose licence nobody has read", async () => {
  await expect(createLicences([install("form", "MIT"), install("copyleft", "GPL-3.0")])).rejects.toThrow(
    "copyleft 1.2.3 (GPL-3.0)"
  )
  await expect(createLicences([install("both", "MIT AND GPL-3.0")])).rejects.toThrow("both 1.2.3 (MIT AND GPL-3.0)")
})

it("understands expressions: one licence of a choice is enough", async () => {
  const files = ["(MIT OR Apache-2.0)", "(GPL-3.0-only OR MIT)", "(MIT AND ISC)"].map((licence, at) =>
    install(`package-${at}`, licence)
  )
  expect(listPackages(await createLicences(files))).toHaveLength(3)
  for (const licence of ["(GPL-3.0-only OR LGPL-3.0-only)", "SEE LICENSE IN terms.txt", "undefined"])
    await expect(createLicences([install("refused", licence)])).rejects.toThrow("refused 1.2.3")
})

it("adds the licences of more packages to a list, each once", async () => {
  const [first, second] = [install("first", "MIT"), install("second", "ISC")]
  await addLicences(folder.at("."), [second])
  await addLicences(folder.at("."), [first, second])
  expect(listPackages(await readFile(folder.at("licences.txt"), "utf8"))).toEqual(["first", "second"])
})
