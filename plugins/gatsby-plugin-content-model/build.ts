/** What the build of a site may import: it reads and writes files. */
export { listLanguageFolders, parseTexts, readContent, readTexts, readValues } from "./readContent"
export { hashBlob, readForEditor, syncContent, watchFolders } from "./syncContent"
export { createSchemaFiles, writeSchemas } from "./writeSchemas"
