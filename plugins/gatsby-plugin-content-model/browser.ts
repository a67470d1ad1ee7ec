/**
 * Exports for pages. Importing index.ts instead would compile all of it for each page, although none of it stays in the
 * bundle.
 */
export { countCharacters, withoutSoftHyphens } from "./characters"
export { findTimeZone, parseDateTime, splitMoment } from "./dateTime"
export { read, readList, readOptional, readUnknown } from "./read"
