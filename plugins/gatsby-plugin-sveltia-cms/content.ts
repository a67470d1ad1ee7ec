/**
 * The content model, as far as the editor knows it: the only file of this plugin that imports from the site. It goes once the
 * model is a plugin of its own, whose index.ts is imported in its place.
 */
export { capitalize } from "../../src/content/capitalize"
export type { Content } from "../../src/content/check/checkContent"
export { pictureFolder, sortContentPaths, versionFile } from "../../src/content/check/contentPaths"
export { formatJson } from "../../src/content/check/parseJson"
export { type Drawing, type Pictures, type Problem, type ValueProblem, locate } from "../../src/content/checks"
export { type Path, getChildField, isBlank, listPictures, listPlaces, omitBlanks } from "../../src/content/field"
export type { PictureRule } from "../../src/content/kinds/field"
export { createField, createFields } from "../../src/content/kinds/form"
export type { EditorField, FormContext } from "../../src/content/kinds/widget"
export type { Model } from "../../src/content/model"
export { tidyContent } from "../../src/content/tidyContent"
export { copyKeys, pickTexts } from "../../src/content/translations/merge"
export { prepareOriginal } from "../../src/content/translations/prepare"
export { notesByHand } from "../../src/content/translations/translationModel"
export { getItems, getText, getValue, isRecord, parseAs } from "../../src/content/values"
export { type EntryField, type Field, entry, isEntry, keyName, line, list } from "../../src/content/vocabulary"
