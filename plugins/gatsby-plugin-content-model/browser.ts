/** What pages may import. All of index.ts would be compiled for each of them, although none of it stays. */
export { withoutSoftHyphens } from "./characters"
export { parseDateTime } from "./dateTime"
export { read, readList, readOptional, readText, readUnknown } from "./read"
