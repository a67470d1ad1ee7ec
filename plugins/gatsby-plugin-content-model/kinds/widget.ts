/** A field of the editor's form, as Sveltia CMS is configured (https://sveltiacms.app/en/docs/fields). */
export interface EditorField {
  name: string
  label: string
  hint: string
  /** Whether the field must be filled in. In forms with several languages, the languages in which it must be. */
  required: boolean | readonly string[]
  /**
   * Forms with translations: `true` if each language has its own value, `"duplicate"` if all have the same. Lists and
   * groups are the same in all languages, unless `FormContext.hasOwnGroups` is set; the fields in them have their own
   * setting. Left out if only the site's own language has the field.
   */
  i18n?: true | "duplicate"
  widget:
    | "string"
    | "text"
    | "image"
    | "select"
    | "boolean"
    | "plain-number"
    | "list"
    | "object"
    | "datetime"
    | "focal-point"
    | "icon-choice"
    | "color"
    | "hidden"
  /** Focal points: name of the picture's field, and the shapes to which the picture is cropped. */
  picture?: string
  crops?: readonly { label: string; width: number; height: number }[]
  /** Names of the icons to choose from. */
  icons?: readonly string[]
  minlength?: number
  maxlength?: number
  pattern?: [regex: string, message: string]
  use_emoji_autocomplete?: boolean
  choose_url?: boolean
  accept?: string
  options?: readonly (string | { label: string; value: string })[]
  /** Dates and times: format in the file, as a format string of Day.js. */
  format?: string
  /** Set for dates without a time. */
  type?: "date"
  default?: boolean
  allowInput?: boolean
  min?: number
  max?: number
  label_singular?: string
  collapsed?: "auto"
  summary?: string
  field?: EditorField
  fields?: EditorField[]
  /** Groups with variants: name of the field with the choice, and the other fields of each variant. */
  typeKey?: string
  types?: { name: string; label: string; widget: "object"; fields: EditorField[] }[]
}

/** Data that a form field depends on in addition to the field of the model. */
export interface FormContext {
  /** Options to choose from in fields that name something in another file, keyed by what they name. */
  choices: Readonly<Record<string, readonly { label: string; value: string }[]>>
  /**
   * True if the field is part of something that can be disabled. The form then requires nothing in it; the checks at
   * each save require it while the switch is on.
   */
  canBeOff: boolean
  /** The site's own language. Set in forms with translations. */
  ownLanguage?: string | undefined
  /** True if the groups differ between languages. */
  hasOwnGroups?: boolean
}
