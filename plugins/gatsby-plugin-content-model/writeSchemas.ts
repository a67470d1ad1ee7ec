import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Model } from "./model"
import { defaultFolder } from "./contentPaths"
import { createSchema } from "./kinds/field"
import type { JsonSchema } from "./kinds/schema"
import { formatJson } from "./parseJson"

const settingsFile = ".vscode/settings.json"

/** Returns the JSON Schema (draft 7, which VS Code reads) of each data file, keyed by file name without `.json`. */
export const createJsonSchemas = (model: Model): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(model).map(([name, file]) => [
      name,
      { $schema: "http://json-schema.org/draft-07/schema#", ...createSchema(file) },
    ])
  )

/**
 * Creates the files that let VS Code complete and check the JSON files in `content` and the translations next to them.
 * Returns their texts, keyed by path. Only the settings file is in git.
 */
export const createSchemaFiles = (
  files: Model,
  translationModel: Model,
  content = defaultFolder
): Record<string, string> => {
  const schemas = [
    { models: files, folder: "" },
    { models: translationModel, folder: "*/" },
  ].flatMap(({ models, folder }) =>
    Object.entries(createJsonSchemas(models)).map(([name, schema]) => ({
      schema,
      file: `.vscode/schemas/${folder && "translations/"}${name}.schema.json`,
      match: `/${content}/${folder}${name}.json`,
    }))
  )
  return {
    ...Object.fromEntries(schemas.map(({ file, schema }) => [file, formatJson(schema)])),
    [settingsFile]: formatJson({
      "json.schemas": schemas.map(({ file, match }) => ({ fileMatch: [match], url: `./${file}` })),
      "files.insertFinalNewline": true,
      "[json]": { "editor.tabSize": 2, "editor.insertSpaces": true },
    }),
  }
}

/**
 * Writes the schemas into `folder`, the repository's root, and the settings only if there are none: somebody may have
 * changed them. Files that are up to date are not written.
 */
export const writeSchemas = async (
  folder: string,
  files: Model,
  translationModel: Model,
  content: string
): Promise<void> => {
  await mkdir(path.join(folder, ".vscode/schemas/translations"), { recursive: true })
  for (const [name, text] of Object.entries(createSchemaFiles(files, translationModel, content))) {
    const file = path.join(folder, name)
    const found = await readFile(file, "utf8").catch(() => undefined)
    const isOurs = found === undefined || name !== settingsFile
    if (isOurs && found !== text) await writeFile(file, text)
  }
}
