import { readFile, readdir, writeFile } from "node:fs/promises"
import path from "node:path"
import satisfies from "spdx-satisfies"
import { isRecord, parseAs } from "./json"

/**
 * Licences of code that may be sent to visitors and editors: they require only that their text accompanies the code.
 * Names as in https://spdx.org/licenses.
 */
const permissive = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1"] as const

/** Returns whether a licence allows us to send the code, by an expression such as `(MIT OR GPL-3.0)`. */
const isPermissive = (expression: string): boolean => {
  try {
    return satisfies(expression, permissive)
  } catch {
    // It is not an expression of https://spdx.org/licenses, so a person has to read it.
    return false
  }
}

/** Separates two packages in the text. */
const separator = `\n\n${"-".repeat(72)}\n\n`

const packageFolder = /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/

/** Returns the folder of the npm package that contains a file, or undefined for the site's own files. */
const getPackageFolder = (file: string): string | undefined => packageFolder.exec(file)?.[0]

const readLicence = async (folder: string): Promise<{ title: string; licence: string; text: string }> => {
  const [packageText, names] = await Promise.all([readFile(path.join(folder, "package.json"), "utf8"), readdir(folder)])
  const about = parseAs(packageText, isRecord)
  const licence = String(about["license"])
  const licenceFile = names.find(name => /^(licen[cs]e|copying)/i.test(name))
  return {
    title: `${String(about["name"])} ${String(about["version"])} (${licence})`,
    licence,
    text: licenceFile ? (await readFile(path.join(folder, licenceFile), "utf8")).trim() : "",
  }
}

/**
 * Returns the text of `/licences.txt`: the licence of each npm package that is part of the published scripts. `files`
 * are the modules in the scripts. Throws if the licence of a package is not listed in `permissive`.
 */
export const createLicences = async (files: Iterable<string>): Promise<string> => {
  const folders = [...new Set([...files].flatMap(file => getPackageFolder(file) ?? []))]
  const licences = await Promise.all(folders.map(readLicence))
  const refused = licences.filter(({ licence }) => !isPermissive(licence))
  if (refused.length)
    throw new Error(
      `plugins/gatsby-plugin-on-demand/build/licences.ts does not list the licence of ${refused.map(({ title }) => title).join(", ")}: read it, then add it to the list or remove the package.`
    )
  const texts = licences.map(({ title, text }) => (text ? `${title}\n\n${text}` : title))
  return `${[...new Set(texts)].toSorted().join(separator)}\n`
}

/** Adds the licences of the packages of these modules to `/licences.txt` in `publicFolder`, sorted. */
export const addLicences = async (publicFolder: string, files: Iterable<string>): Promise<void> => {
  const file = path.join(publicFolder, "licences.txt")
  const known = await readFile(file, "utf8").catch(() => "")
  const texts = [known, await createLicences(files)].flatMap(text => text.trimEnd().split(separator)).filter(Boolean)
  await writeFile(file, `${[...new Set(texts)].toSorted().join(separator)}\n`)
}

/** Returns the names of the packages in such a text. */
export const listPackages = (licences: string): string[] =>
  licences.split(separator).map(licence => licence.slice(0, licence.indexOf(" ")))
