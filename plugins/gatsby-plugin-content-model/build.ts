/** What the build of a site may import: it reads and writes files. */
export { listLanguageFolders, parseTexts, readContent, readTexts, readValues, readVersion } from "./readContent"
export { readForEditor, syncContent, watchFolders } from "./syncContent"
export { createSchemaFiles, writeSchemas } from "./writeSchemas"
