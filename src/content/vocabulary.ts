/**
 * The vocabulary of the content model: what a field can be. Each word makes plain data. The checks, the GraphQL types,
 * the editor's forms and the JSON Schema are derived from it, each by one switch over the kinds.
 */

/** How large the file of a picture may be. */
export const maxPictureBytes = 20_000_000

/** Bytes as people say them: `20 MB`. */
export const formatMegabytes = (bytes: number): string => `${Math.round(bytes / 100_000) / 10} MB`

/** What a field must be before the site goes live. */
export interface LiveRule {
  /** The value that a flag must have; a flag that is left out is `false`. */
  value: boolean
  /** The rule holds only while another field of the same group has this value. */
  when?: { field: string; is: string | boolean }
  /** What is wrong and what to do: follows the field's name. */
  message: string
}

/** What every field has. */
export interface FieldInfo {
  /** The field's name as the editor shows it. */
  label: string
  /** One sentence that helps the writer. */
  hint: string
  /** May be left out. Everything is required unless this says so. */
  optional?: boolean
}

export interface Pattern {
  /** A regular expression both JavaScript and JSON Schema understand. */
  regex: string
  /** What a value must be, to follow "must be". */
  description: string
  /** Gives a value, as people write or paste it, the one form in which it is stored. */
  tidy?: (written: string) => string
}

/** A point of a picture that stays in view, and the shapes that the picture is cropped to. */
export interface FocalPoint {
  /** The field of the picture, in the same entry. */
  picture: string
  /** What the shapes are called, and their sizes in pixels. */
  crops: readonly { label: string; width: number; height: number }[]
}

/** What is wrong with a value, and at which place of it. */
export interface RuleProblem {
  /** Names of fields, and numbers of items counted from 0. */
  path: readonly (string | number)[]
  /** The item of the list at `path` that is meant. */
  item?: number
  /** Follows the field's name. */
  message: string
}

/** What a day and a time must be. */
export interface DateTimeRule {
  /** It is a day without a time. */
  isDay?: true
  /** The field of the same group that it must be later than. */
  after?: string
  /** What to tell the writer once it is over. */
  past?: string
  /** The clinic renews it in good time, at most a year ahead. */
  renewed?: true
  /** It is the day of a check, which is good for so many months. */
  reviewMonths?: number
}

/** One line of text. */
export interface LineField extends FieldInfo {
  kind: "line"
  min: number
  max: number
  pattern?: Pattern
  /** The line says what stays in view of a cropped picture. */
  focalPoint?: FocalPoint
  /** The entry's anchor on its page. Where it is left out, it is made from this field of the same entry. */
  anchorOf?: string
  /** The line is a day and a time in the clinic's time zone. */
  dateTime?: DateTimeRule
  /** The line is a name that `Intl` knows (src/content/locale.ts). */
  intl?: "timeZone" | "currency"
  /** The line is a colour of the brand. */
  colour?: true
  /** The line says where a link leads (src/content/destinations.ts). */
  destination?: true
  /** The line names a price in fees.json by its anchor: queries find the price itself there, while the fees are on. */
  price?: true
  /** The line names a place of the practice (src/content/places.ts). */
  place?: true
  /** The line may be left out, but must be filled in before the site goes live. */
  live?: Omit<LiveRule, "value">
  /** The line is the same in every language: a name, a number. */
  untranslated?: true
  /** The line is shown in the clinic’s language until it is translated. */
  mayWait?: true
  /** The line is a word of the interface, which has these placeholders and no others. */
  placeholders?: readonly string[]
}

/** Some sentences. */
export interface ParagraphField extends FieldInfo {
  kind: "paragraph"
  min: number
  max: number
  /** Placeholders of this text alone, which its component fills in. */
  placeholders?: readonly string[]
}

/** A picture in `data/images`, by its address. */
export interface ImageField extends FieldInfo {
  kind: "image"
  /** The longest address, in characters. */
  max: number
  pattern: Pattern
  /** The smallest size, in pixels, that fills the picture's place. */
  minWidth: number
  minHeight: number
  /** It is the clinic's logo: a drawing (SVG), whose size means nothing. */
  logo?: true
}

/** One of some names. */
export interface ChoiceField extends FieldInfo {
  kind: "choice"
  options: readonly string[]
  /** The names are those of icons. */
  areIcons?: true
}

/** Yes or no. */
export interface FlagField extends FieldInfo {
  kind: "flag"
  live?: LiveRule
}

/** A whole number. */
export interface IntegerField extends FieldInfo {
  kind: "integer"
  min: number
  max: number
}

/** A number with some decimals, such as a price. */
export interface DecimalField extends FieldInfo {
  kind: "decimal"
  /** How many there may be: two, unless this says otherwise. */
  decimals?: 3
  min: number
  max: number
}

/** Items of one kind in an order the writer chooses. */
export interface ListField extends FieldInfo {
  kind: "list"
  min: number
  max: number
  /** The field of an entry that must be different in each of them. */
  uniqueBy?: string
  /** Lists of lines: no line is in it twice. */
  uniqueItems?: boolean
  /** In how many entries a flag is set, by the flag's name. */
  flagCounts?: Readonly<Record<string, { min: number; max: number }>>
  item: Field
}

/** The fields that each value of a choice needs; a value that needs none is not listed. */
export interface Variants {
  by: string
  needs: Readonly<Partial<Record<string, readonly string[]>>>
}

/** Some fields that belong together. */
export interface EntryField extends FieldInfo {
  kind: "entry"
  /** The name of its GraphQL type. */
  type: string
  /** The field whose value names the entry in messages. */
  titleField?: string
  /**
   * What the form shows of it while it is closed, in the words of Sveltia CMS
   * (https://sveltiacms.app/en/docs/string-transformations). Left out, it is its first text.
   */
  summary?: string
  /** The texts in it are what placeholders are filled from, so they have none themselves. */
  fillsPlaceholders?: boolean
  /**
   * Gives the entry a switch, the flag `enabled`, and says what it does while that is on. What is off is nowhere on the
   * site: queries find `null` there, and lists leave it out.
   */
  whileEnabled?: string
  /**
   * Each value of the choice `by` needs some of the optional fields, and has no use for the rest of them. The form shows
   * what the chosen one needs.
   */
  variants?: Variants
  /** Gives an entry, as people write or paste it, the one form in which it is stored. Its fields follow. */
  tidy?: (written: Readonly<Record<string, unknown>>) => Record<string, unknown>
  /** What is wrong with an entry whose fields are right one by one. */
  check?: (entry: object) => RuleProblem[]
  /** What to ask the writer of an entry that can be published, but may be meant otherwise. */
  ask?: (entry: object) => RuleProblem[]
  fields: Readonly<Record<string, Field>>
}

/** One field of the content with everything below it; its `kind` says which. */
export type Field =
  | LineField
  | ParagraphField
  | ImageField
  | ChoiceField
  | FlagField
  | IntegerField
  | DecimalField
  | ListField
  | EntryField

/** The flag of an entry that can be off. */
export const switchName = "enabled"

/** The line by which translations find an entry of a list that has no other name for it. */
export const keyName = "key"

/** Anchors and keys. */
export const slugPattern: Pattern = {
  regex: "^[a-z0-9]+(-[a-z0-9]+)*$",
  description: "small letters without accents, digits and single hyphens, such as eye-tests",
}

/**
 * Makes the compiler refuse the names of Gatsby's own fields of every node, which a field of the content would hide, a
 * switch that is not declared with `whileEnabled`, and the keys that `list` adds.
 */
type NoReservedKeys = {
  readonly [key in "id" | "parent" | "children" | "internal" | typeof switchName | typeof keyName]?: never
}

/** Whether a field is text that people read. What follows a pattern (times, numbers, addresses) is none. */
export const isText = (field: Field): field is LineField | ParagraphField =>
  field.kind === "paragraph" || (field.kind === "line" && !field.pattern)

/** Whether a field is text that is another in every language. */
export const isTranslatable = (field: Field): field is LineField | ParagraphField =>
  isText(field) && !(field.kind === "line" && field.untranslated)

/** Whether a field, or one below it, is translated. */
export const hasTranslatable = (field: Field): boolean => {
  if (field.kind === "list") return hasTranslatable(field.item)
  return field.kind === "entry" ? Object.values(field.fields).some(hasTranslatable) : isTranslatable(field)
}

/**
 * The field of an entry of a list that is the same in every language, and different in each entry: its anchor; what it is
 * unique by, where that is not translated; otherwise its key. Lists of lines, and entries without a text, have none.
 */
export const getKeyName = ({ item, uniqueBy }: Pick<ListField, "item" | "uniqueBy">): string | undefined => {
  if (item.kind !== "entry" || !hasTranslatable(item)) return undefined
  const anchor = Object.entries(item.fields).find(([, field]) => field.kind === "line" && field.anchorOf !== undefined)
  if (anchor) return anchor[0]
  const unique = uniqueBy === undefined ? undefined : item.fields[uniqueBy]
  return unique && !isTranslatable(unique) ? uniqueBy : keyName
}

/** One line of text, at most `max` characters (default: 80). */
export const line = ({ min = 1, max = 80, ...rest }: FieldInfo & Partial<Omit<LineField, "kind">>): LineField => ({
  kind: "line",
  min,
  max,
  ...rest,
})

/** Some sentences, at most `max` characters (default: 600). */
export const paragraph = ({
  min = 1,
  max = 600,
  ...rest
}: FieldInfo & Partial<Omit<ParagraphField, "kind">>): ParagraphField => ({ kind: "paragraph", min, max, ...rest })

/** A picture in `data/images`, by its address `/images/name.jpg`; sizes in pixels. */
export const image = (options: FieldInfo & Pick<ImageField, "minWidth" | "minHeight">): ImageField => ({
  kind: "image",
  max: 120,
  pattern: {
    regex: "^/images/[A-Za-z0-9][A-Za-z0-9._-]*\\.(jpe?g|png|webp|avif|JPE?G|PNG|WEBP|AVIF)$",
    description:
      "a picture’s address such as /images/entrance.jpg (JPEG, PNG, WebP or AVIF; letters, digits, - and _ in its name)",
  },
  ...options,
})

/** The clinic's logo, a drawing in `data/images`, by its address `/images/name.svg`. */
export const logo = (options: FieldInfo): ImageField => ({
  kind: "image",
  max: 120,
  minWidth: 0,
  minHeight: 0,
  logo: true,
  pattern: {
    regex: "^/images/[A-Za-z0-9][A-Za-z0-9._-]*\\.(svg|SVG)$",
    description: "a drawing’s address such as /images/logo.svg (SVG; letters, digits, - and _ in its name)",
  },
  ...options,
})

/** One of the names in `options`. */
export const choice = (options: Omit<ChoiceField, "kind">): ChoiceField => ({ kind: "choice", ...options })

/** Yes or no. */
export const flag = (options: Omit<FlagField, "kind">): FlagField => ({ kind: "flag", ...options })

/** A whole number between `min` and `max`, both included. */
export const integer = (options: Omit<IntegerField, "kind">): IntegerField => ({ kind: "integer", ...options })

/** A number with at most two decimals, or as many as it says, between `min` and `max`, both included. */
export const decimal = (options: Omit<DecimalField, "kind">): DecimalField => ({ kind: "decimal", ...options })

/** Some fields that belong together. */
export const entry = <Fields extends Readonly<Record<string, Field>> & NoReservedKeys>(
  options: Omit<EntryField, "kind" | "fields" | "titleField"> & { titleField?: keyof Fields & string },
  fields: Fields
): EntryField => {
  const { whileEnabled } = options
  const hint = `On: ${whileEnabled}. Off: none of this is on the site.`
  return {
    kind: "entry",
    ...options,
    fields: whileEnabled === undefined ? fields : { [switchName]: flag({ label: "Enabled", hint }), ...fields },
  }
}

/** Items in an order the writer chooses, from `min` to `max` of them. Throws when it names a field its items lack. */
export const list = (options: Omit<ListField, "kind" | "item">, item: Field): ListField => {
  const { label, uniqueBy, flagCounts = {} } = options
  const fields = item.kind === "entry" ? item.fields : {}
  if (uniqueBy !== undefined && !fields[uniqueBy])
    throw new Error(`The list “${label}” is unique by “${uniqueBy}”, which is not a field of its entries.`)
  for (const name of Object.keys(flagCounts))
    if (fields[name]?.kind !== "flag")
      throw new Error(`The list “${label}” counts “${name}”, which is not a flag of its entries.`)
  return { kind: "list", ...options, item: getKeyName({ item, uniqueBy }) === keyName ? withKey(item) : item }
}

const withKey = (item: Field): Field =>
  item.kind === "entry"
    ? {
        ...item,
        fields: {
          [keyName]: line({
            label: "Key",
            max: 60,
            pattern: slugPattern,
            optional: true,
            hint: "A short name that stays when the words change: translations find the entry by it.",
          }),
          ...item.fields,
        },
      }
    : item

/** Whether `value` has fields or items that can be asked for. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** Parsed data files, by name without `.json`. */
export type Files = Readonly<Record<string, unknown>>

/** What is in `value` at the end of `path`; `undefined` where there is no such group or list. */
export const getValue = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((group, key) => (isRecord(group) ? Reflect.get(group, key) : undefined), value)

/** The text in `value` at the end of `path`; an empty one where there is none. */
export const getText = (value: unknown, ...path: readonly (string | number)[]): string => {
  const text = getValue(value, ...path)
  return typeof text === "string" ? text : ""
}

/** The items of the list in `value` at the end of `path`; none where there is no list. */
export const getItems = (value: unknown, ...path: readonly (string | number)[]): readonly unknown[] => {
  const items = getValue(value, ...path)
  return Array.isArray(items) ? items : []
}

/** The value of a JSON text. Throws where it is another than `isExpected` says. */
export const parseAs = <Value>(text: string, isExpected: (value: unknown) => value is Value): Value => {
  const value: unknown = JSON.parse(text)
  if (!isExpected(value)) throw new TypeError("The JSON text is not what it is expected to be.")
  return value
}
