import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { createJsonSchemas } from "../jsonSchema"
import { allFiles } from "../model"
import { formatJson } from "./parseJson"

/** The files that let VS Code complete and underline `data/*.json`: their text, by their path. Git has the settings alone. */
export const createSchemaFiles = (): Record<string, string> => {
  const schemas = createJsonSchemas(allFiles)
  return {
    ...Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [`.vscode/schemas/${name}.schema.json`, formatJson(schema)])
    ),
    ".vscode/settings.json": formatJson({
      "json.schemas": Object.keys(schemas).map(name => ({
        fileMatch: [`/data/${name}.json`],
        url: `./.vscode/schemas/${name}.schema.json`,
      })),
      "files.insertFinalNewline": true,
      "[json]": { "editor.tabSize": 2, "editor.insertSpaces": true },
    }),
  }
}

/** Writes them into `folder`, the repository's root; files that are current are left alone. */
export const writeSchemas = async (folder: string): Promise<void> => {
  await mkdir(path.join(folder, ".vscode/schemas"), { recursive: true })
  for (const [name, text] of Object.entries(createSchemaFiles())) {
    const file = path.join(folder, name)
    if ((await readFile(file, "utf8").catch(() => "")) !== text) await writeFile(file, text)
  }
}
