/** The vocabulary of the content model: what a field can be. Each kind is a file of `kinds`, which says everything about it. */

export {
  type DateTimeRule,
  type Field,
  type LiveRule,
  type Pattern,
  type RuleProblem,
  keyName,
  slugPattern,
  switchName,
} from "./kinds/field"
export { anchorLine } from "./kinds/anchor"
export { choice, iconChoice } from "./kinds/choice"
export { colourLine } from "./kinds/colour"
export { dateTimeLine } from "./kinds/dateTime"
export { destinationLine } from "./kinds/destination"
export { type EntryField, entry, isEntry } from "./kinds/entry"
export { flag } from "./kinds/flag"
export { type FocalPoint, focalPointLine } from "./kinds/focalPoint"
export { image, logo } from "./kinds/image"
export { intlLine } from "./kinds/intl"
export { line } from "./kinds/line"
export { type ListField, isList, list } from "./kinds/list"
export { decimal, integer } from "./kinds/number"
export { paragraph } from "./kinds/paragraph"
export { placeLine } from "./kinds/place"
export { priceLine } from "./kinds/price"
