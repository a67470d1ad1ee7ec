/**
 * Exports for all code of a site: the kinds of field, and the checks of content. Texts in other languages are in
 * translations.ts, reading and writing JSON in json.ts, forms of an editor in forms.ts, and code for the build, which
 * reads and writes files, in build.ts.
 */
export { checkFiles, checkFilesAlone, type Content, findFileHints } from "./checkFiles"
export {
  checkValue,
  type Drawing,
  formatProblem,
  formatProblems,
  findInFiles,
  locate,
  type Pictures,
  type Problem,
  type ValueProblem,
} from "./checkValue"
export { createContentType, createGraphqlTypes, getTypeName } from "./graphql"
export { choice, iconChoice } from "./kinds/choice"
export { dateTimeLine } from "./kinds/dateTime"
export { entry, getEntryTitle, isEntry, isOff } from "./kinds/entry"
export {
  type AnswerContext,
  at,
  checkField,
  completeField,
  type DateTimeRule,
  type Field,
  type Infer,
  keyName,
  type Kind,
  omitted,
  type LiveRule,
  type Pattern,
  type PictureRule,
  type Presence,
  problemIf,
  type RuleProblem,
  slugPattern,
  switchName,
} from "./kinds/field"
export { flag } from "./kinds/flag"
export { type FocalPoint, focalPointLine } from "./kinds/focalPoint"
export { image, logo, maxPictureBytes } from "./kinds/image"
export { anchorLine, line, type LineField, lineKind, type LineOptions } from "./kinds/line"
export { isList, list } from "./kinds/list"
export { decimal, integer } from "./kinds/number"
export { paragraph } from "./kinds/paragraph"
export { internationalPhoneLine, phoneLine, tidyPhone, withoutTrunkZero } from "./kinds/phone"
export { checkText, describeNoText } from "./kinds/text"
export { type EntryField } from "./kinds/variants"
export { type Model } from "./model"
export { formatGithubSummary, formats, isFormat } from "./problemFormats"
export { type ContentSettings, createSettings, type TranslationSettings } from "./settings"
export { type ContentContext, type QueryInfo, type Resolver, contentResolvers, mapEach, withFiles } from "./resolvers"
