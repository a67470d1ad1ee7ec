import { createSchema } from "./kinds/field"
import type { JsonSchema } from "./kinds/schema"
import type { Model } from "./model"

/** Returns the JSON Schema (draft 7, which VS Code reads) of each data file, keyed by file name without `.json`. */
export const createJsonSchemas = (model: Model): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(model).map(([name, file]) => [
      name,
      { $schema: "http://json-schema.org/draft-07/schema#", ...createSchema(file) },
    ])
  )
