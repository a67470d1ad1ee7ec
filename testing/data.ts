import { readFileSync } from "node:fs"
import path from "node:path"
import { sampleContent } from "./sampleFolders"
import type { DataFile } from "../src/model/links/pages"
import { model } from "../src/model/model"

// Parsed JSON is asserted to match the model: problems.test.ts checks that it does.
type Json = ReturnType<typeof JSON.parse>

/**
 * Reads the content with which tests compare pages: every file of the frozen sample, or of another folder, keyed by
 * name.
 */
export const readData = (folder = sampleContent): Readonly<Record<DataFile, Json>> => {
  const files: Json = Object.fromEntries(
    Object.keys(model).map(name => [name, JSON.parse(readFileSync(path.join(folder, `${name}.json`), "utf8"))])
  )
  return files
}

/** Returns content as the text of its files, which is the input of the checks. */
export const asFiles = (data: Readonly<Record<string, unknown>>) => ({
  files: Object.fromEntries(Object.entries(data).map(([name, value]) => [`${name}.json`, JSON.stringify(value)])),
})

/**
 * Parses the text of files, such as those of `asFiles` or `readContent`. The result is keyed by name without `.json`.
 */
export const parseFiles = (files: Readonly<Record<string, string>>): Record<string, Json> =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [path.basename(file, ".json"), JSON.parse(text)]))
