import { readFileSync } from "node:fs"
import path from "node:path"
import { sampleContent } from "../scripts/sampleFolders"
import { type DataFile, model } from "../src/model/model"

// Parsed JSON, asserted to be what the model describes: problems.test.ts checks that it is.
type Json = ReturnType<typeof JSON.parse>

/** The content the tests compare pages with: every file of the frozen sample, or of another folder, by its name. */
export const readData = (folder = sampleContent): Readonly<Record<DataFile, Json>> => {
  const files: Json = Object.fromEntries(
    Object.keys(model).map(name => [name, JSON.parse(readFileSync(path.join(folder, `${name}.json`), "utf8"))])
  )
  return files
}

/** Content as the text of its files, which is what the checks read. */
export const asFiles = (data: Readonly<Record<string, unknown>>) => ({
  files: Object.fromEntries(Object.entries(data).map(([name, value]) => [`${name}.json`, JSON.stringify(value)])),
})

/** The content of files, by their names without `.json`, as of `asFiles` or `readContent`. */
export const parseFiles = (files: Readonly<Record<string, string>>): Record<string, Json> =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [path.basename(file, ".json"), JSON.parse(text)]))
