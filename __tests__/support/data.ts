import { readFileSync } from "node:fs"
import { type DataFile, model } from "../../src/content/model"

// Parsed JSON, asserted to be what the model describes: data.test.ts checks that it is.
type Json = ReturnType<typeof JSON.parse>

/** The content the tests compare pages with, read from `data/` itself: every data file by its name. */
export const readData = (folder = "data"): Readonly<Record<DataFile, Json>> => {
  const files: Json = Object.fromEntries(
    Object.keys(model).map(name => [name, JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8"))])
  )
  return files
}
