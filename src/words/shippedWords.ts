import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"

// Gatsby compiles this file into another folder; scripts may run in another one.
const inProject = path.resolve("src/words")
const folder = existsSync(inProject) ? inProject : __dirname

/**
 * The translations of the interface that come with the site, keyed by language: the JSON files beside this one. The
 * editor reads them from what its build has written (`browser` in package.json).
 */
export const shippedWords: Readonly<Record<string, unknown>> = Object.fromEntries(
  readdirSync(folder)
    .filter(name => name.endsWith(".json"))
    .map((name): [string, unknown] => [
      path.basename(name, ".json"),
      JSON.parse(readFileSync(path.join(folder, name), "utf8")),
    ])
)
