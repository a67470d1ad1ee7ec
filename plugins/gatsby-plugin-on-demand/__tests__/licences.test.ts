import { createLicences, listPackages } from "../build/licences"
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
