/** Exports for an editor: the fields of its forms, and the values that they show and save. */
export { createPublicFiles, listHiddenPictures } from "./createPublicFiles"
export { describeAge, describePast, describeRenewal, findValueHints } from "./hints"
export { createField, createFields } from "./kinds/form"
export { type EditorField, type FormContext } from "./kinds/widget"
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
