/** A field of the editor's form, in the words of Sveltia CMS (https://sveltiacms.app/en/docs/fields). */
export interface EditorField {
  name: string
  label: string
  hint: string
  /** In which languages it must be filled in, where the form has several. */
  required: boolean | readonly string[]
  /**
   * Forms with translations: each language has its own value, or all have the same. Lists and groups are the same in all, and
   * what is in them says which it is. Left out, only the site’s own language has it.
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
  /** Focal points: the picture's field and the shapes it is cropped to. */
  picture?: string
  crops?: readonly { label: string; width: number; height: number }[]
  /** The names of the icons that can be chosen. */
  icons?: readonly string[]
  minlength?: number
  maxlength?: number
  pattern?: [regex: string, message: string]
  use_emoji_autocomplete?: boolean
  choose_url?: boolean
  accept?: string
  options?: readonly (string | { label: string; value: string })[]
  /** Days and times: how they are written in the file, in the words of Day.js. */
  format?: string
  /** A day without a time. */
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
  /** Groups with variants: the field of the choice, and the other fields of each. */
  typeKey?: string
  types?: { name: string; label: string; widget: "object"; fields: EditorField[] }[]
}

/** What a field's form depends on besides the field. */
export interface FormContext {
  /** What there is to choose from for fields that name something of another file, by what they name. */
  choices: Readonly<Record<string, readonly { label: string; value: string }[]>>
  /**
   * It is part of something with a switch: the form asks for nothing in it, and the checks at each save ask for it while the
   * switch is on.
   */
  canBeOff: boolean
  /** The site’s own language, in forms with translations. */
  ownLanguage?: string | undefined
  /** Each language has other groups. */
  hasOwnGroups?: boolean
}
