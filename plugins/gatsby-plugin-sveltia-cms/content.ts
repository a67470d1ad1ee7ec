/**
 * The content model, as far as the editor knows it: the only file of this plugin that imports from the site. It goes once the
 * model is a plugin of its own, whose index.ts is imported in its place.
 */
export { capitalize } from "../gatsby-plugin-content-model"
export type { Content } from "../gatsby-plugin-content-model"
export { pictureFolder, sortContentPaths } from "../gatsby-plugin-content-model"
export { formatJson } from "../gatsby-plugin-content-model"
export { type Drawing, type Pictures, type Problem, type ValueProblem, locate } from "../gatsby-plugin-content-model"
export { type Path, getChildField, isBlank, listPictures, listPlaces, omitBlanks } from "../gatsby-plugin-content-model"
export type { PictureRule } from "../gatsby-plugin-content-model"
export type { Model } from "../gatsby-plugin-content-model"
export { tidyContent } from "../gatsby-plugin-content-model"
export { copyKeys, pickTexts } from "../gatsby-plugin-content-model"
export { prepareOriginal } from "../gatsby-plugin-content-model"
export { notesByHand } from "../gatsby-plugin-content-model"
export { getItems, getText, getValue, isRecord, parseAs } from "../gatsby-plugin-content-model"
export { type EntryField, type Field, entry, isEntry, keyName, line, list } from "../gatsby-plugin-content-model"
export { createField, createFields } from "../gatsby-plugin-content-model"
export type { EditorField, FormContext } from "../gatsby-plugin-content-model"
