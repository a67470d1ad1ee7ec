/** Exports for the build of a site, which reads and writes files. */
export type { ContentOptions } from "./options"
export { listLanguageFolders, parseTexts, readContent, readTexts, readValues } from "./readContent"
export { checkedFolder, readForEditor, syncContent, watchFolders } from "./syncContent"
export { createSchemaFiles } from "./writeSchemas"
export { formatCsv, parseCsv } from "./csv"
