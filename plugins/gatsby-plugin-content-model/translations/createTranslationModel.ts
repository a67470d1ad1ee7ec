import type { Model } from "../model"
import type { EntryField } from "../kinds/variants"
import type { Field } from "../kinds/field"
import { type ListField, isList, list } from "../kinds/list"
import { flag } from "../kinds/flag"
import { isEntry } from "../kinds/entry"
import { line } from "../kinds/line"

/**
 * Returns an entry with its translated texts only. None of them is required by itself, because the original determines
 * which must exist. The field `keyName`, by which an entry of a list is found, is included.
 */
const translateEntry = (field: EntryField, keyName?: string): EntryField => ({
  ...field,
  optional: true,
  whileEnabled: undefined,
  check: undefined,
  fields: Object.fromEntries(
    Object.entries(field.fields).flatMap(([name, child]) => {
      const translated =
        name === keyName ? { ...child, anchorOf: undefined, optional: undefined } : translateField(child)
      return translated ? [[name, translated] as const] : []
    })
  ),
})

const translateList = (field: ListField): ListField | undefined => {
  const key = field.getKey()
  const item = isEntry(field.item) && key ? translateEntry(field.item, key) : translateField(field.item)
  return item && { ...field, min: 0, optional: true, flagCounts: undefined, item }
}

/** Returns the translated part of a field. Returns `undefined` if there is none. */
const translateField = (field: Field): Field | undefined => {
  if (isList(field)) return translateList(field)
  // Requirements for going live, such as the name of a text's reviewer, apply to the original only.
  if (!isEntry(field)) return field.isTranslatable() ? { ...field, optional: true, live: undefined } : undefined
  const translated = translateEntry(field)
  return Object.keys(translated.fields).length ? translated : undefined
}

/** Fields that the translator sets for the whole file. */
export const notesByHand = {
  draft: flag({
    label: "Draft",
    optional: true,
    hint: "Set while the translation is not finished: none of it is on the site.",
  }),
  stillRight: flag({
    label: "Needs no change",
    optional: true,
    hint: "Set it to confirm that every text here still says what the original says. Saving turns it off again.",
  }),
}

/** Fields that concern a translated file as a whole. */
const notesOnFile = {
  ...notesByHand,
  translatedFrom: list(
    {
      label: "Translated from",
      min: 0,
      max: 2000,
      optional: true,
      hint: "Written by the editor and by npm run format: of which text each is the translation.",
    },
    line({
      label: "Note",
      max: 300,
      pattern: { regex: "^.+ [0-9a-f]{8} [0-9a-f]{8}$", description: "written by npm run format" },
      hint: "Leave it as it is.",
    })
  ),
}

/**
 * Creates the model of the translated files: the texts of `files` with the same limits, and the fields that concern a
 * whole file. Files without such texts are left out. `untranslated` are files whose content is chosen separately in
 * each language, so that they are not translations.
 */
export const createTranslationModel = (files: Model, untranslated: Model): Model =>
  Object.fromEntries(
    Object.entries(files).flatMap(([name, file]) => {
      const { fields, ...rest } = translateEntry(file)
      if (!Object.keys(fields).length) return []
      return [[name, { ...rest, fields: name in untranslated ? fields : { ...fields, ...notesOnFile } }]]
    })
  )
