/** Exports for all code of a site. build.ts is for its build only, because it reads and writes files. */
export { slugify, withAnchors } from "./anchors"
export { capitalize, withoutSoftHyphens } from "./characters"
export { checkFiles, checkFilesAlone, type Content, findFileHints } from "./checkFiles"
export { isMarked, markText, nameLanguageInEnglish, removeMark, sameMark } from "./marks"
export { draftTranslation, countMarked } from "./translations/draftTranslation"
export { findOutdatedTranslations, findTranslationHints } from "./checkTranslations"
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
export { findPathProblem, findSameNames, pictureFolder, sameNameProblem, sortContentPaths } from "./contentPaths"
export { createPublicFiles, listHiddenPictures } from "./createPublicFiles"
export { dateTimePattern, dayMs, parseDateTime } from "./dateTime"
export { createContentType, createGraphqlTypes, getTypeName } from "./graphql"
export { describeAge, describePast, describeRenewal, findValueHints } from "./hints"
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
export { createField, createFields } from "./kinds/form"
export { image, logo, maxPictureBytes } from "./kinds/image"
export { anchorLine, line, type LineField, lineKind, type LineOptions } from "./kinds/line"
export { isList, list } from "./kinds/list"
export { decimal, integer } from "./kinds/number"
export { paragraph } from "./kinds/paragraph"
export { checkText, describeNoText } from "./kinds/text"
export type { EntryField } from "./kinds/variants"
export type { EditorField, FormContext } from "./kinds/widget"
export {
  getChildField,
  isBlank,
  listPictures,
  listFieldValues,
  omitBlanks,
  type Path,
  type FieldValue,
  restoreSwitches,
} from "./listFieldValues"
export type { Model } from "./model"
export { createFileProblem, parseFiles, tidyFiles } from "./parseFiles"
export { formatJson, parseJson } from "./parseJson"
export { formatGithubSummary, formats, isFormat } from "./problemFormats"
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
export { type ContentSettings, createSettings, type TranslationSettings } from "./settings"
export { type ContentContext, type QueryInfo, type Resolver, contentResolvers, mapEach, withFiles } from "./resolvers"
export { suggestName } from "./suggestName"
export { checkTranslatedFile, isDraft } from "./translations/checkTranslatedFile"
export { createSites } from "./translations/createSites"
export { createTranslationModel, notesByHand } from "./translations/createTranslationModel"
export { copyKeys, mergeTranslation, pickTexts } from "./translations/merge"
export { prepareOriginal, prepareTranslation } from "./translations/prepare"
export { countRows, listRows, type TextRow } from "./translations/rows"
export { describeOutdatedText, findOutdatedTexts, listTranslatedTexts, noteShape } from "./translations/sources"
export { type Files, type Group, getItems, getValue, isGroup, isRecord, parseAs } from "./values"
