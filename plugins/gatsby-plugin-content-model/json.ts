/** Exports that read and write JSON, and the names, texts and dates in it. They know no model. */
export { slugify, withAnchors } from "./anchors"
export { capitalize, withoutSoftHyphens } from "./characters"
export { findPathProblem, findSameNames, pictureFolder, sameNameProblem, sortContentPaths } from "./contentPaths"
export { dateTimePattern, dayMs, parseDateTime } from "./dateTime"
export { createFileProblem, parseFiles, tidyFiles } from "./parseFiles"
export { formatJson, parseJson } from "./parseJson"
export {
  read,
  readFlag,
  readList,
  readNumber,
  readOptional,
  readUnknown,
  type Read,
  type Shape,
  readText,
} from "./read"
export { suggestName } from "./suggestName"
export { type Files, type Group, getFields, getItems, getValue, isGroup, isRecord, parseAs } from "./values"
