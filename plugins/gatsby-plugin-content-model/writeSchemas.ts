import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Model } from "./model"
import { createJsonSchemas } from "./jsonSchema"
import { formatJson } from "./parseJson"

/**
 * Creates the files that let VS Code complete and check `data/*.json` and the translations next to them. Returns their
 * texts, keyed by path. Only the settings file is in git.
 */
export const createSchemaFiles = (files: Model, translationModel: Model): Record<string, string> => {
  const schemas = [
    { models: files, folder: "" },
    { models: translationModel, folder: "*/" },
  ].flatMap(({ models, folder }) =>
    Object.entries(createJsonSchemas(models)).map(([name, schema]) => ({
      schema,
      file: `.vscode/schemas/${folder && "translations/"}${name}.schema.json`,
      match: `/data/${folder}${name}.json`,
    }))
  )
  return {
    ...Object.fromEntries(schemas.map(({ file, schema }) => [file, formatJson(schema)])),
    ".vscode/settings.json": formatJson({
      "json.schemas": schemas.map(({ file, match }) => ({ fileMatch: [match], url: `./${file}` })),
      "files.insertFinalNewline": true,
      "[json]": { "editor.tabSize": 2, "editor.insertSpaces": true },
    }),
  }
}

/** Writes the schemas and settings into `folder`, the repository's root. Files that are up to date are not written. */
export const writeSchemas = async (folder: string, files: Model, translationModel: Model): Promise<void> => {
  await mkdir(path.join(folder, ".vscode/schemas/translations"), { recursive: true })
  for (const [name, text] of Object.entries(createSchemaFiles(files, translationModel))) {
    const file = path.join(folder, name)
    if ((await readFile(file, "utf8").catch(() => "")) !== text) await writeFile(file, text)
  }
}
