import { listDestinations, listPrices } from "./destinations"
import { listPlaceNames } from "./places"
import { createWordsFile } from "./files/words"
import { sortVariants } from "./field"
import { getEditorWords } from "./editorWords/getEditorWords"
import { capitalize } from "./hours"
import { getLanguage } from "./locale"
import { type Model, isDataFile, model as contentModel } from "./model"
import { getPreviewPath } from "./pageSources"
import { relabel } from "./relabel"
import { notesByHand } from "./translations/translationModel"
import {
  type EntryField,
  type Field,
  type Files,
  type Pattern,
  type Variants,
  formatMegabytes,
  getKeyName,
  getValue,
  hasTranslatable,
  isTranslatable,
  keyName,
  maxPictureBytes,
} from "./vocabulary"

/** A field of the editor's form, in the words of Sveltia CMS (https://sveltiacms.app/en/docs/fields). */
export interface EditorField {
  name: string
  label: string
  hint: string
  /** In which languages it must be filled in, where the form has several. */
  required: boolean | readonly string[]
  /**
   * Forms with translations: each language has its own value, or all have the same. Lists and groups are the same in all, and
   * what is in them says which it is. Left out, only the clinic’s language has it.
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

export interface EditorFile {
  name: string
  label: string
  file: string
  format: "json"
  preview_path: string
  /** It has a file for each language. */
  i18n?: true
  /** Files that the site shows in too many places for a preview. */
  editor?: { preview: boolean }
  fields: EditorField[]
}

/** What the writer reads under a field besides its hint: the limits that would otherwise come as a surprise. */
const describeLimits = (field: Field): string[] => {
  switch (field.kind) {
    case "image":
      return field.logo
        ? []
        : [`At least ${field.minWidth} × ${field.minHeight} pixels; ${formatMegabytes(maxPictureBytes)} at most.`]
    case "line":
      if (field.colour) return ["Write it with # in front, such as “#336699”."]
      // What has a control of its own, such as a list or a calendar, is not written as in the file.
      return field.pattern && !(field.destination || field.price || field.place || field.dateTime || field.focalPoint)
        ? [`Write ${field.pattern.description}.`]
        : []
    case "list": {
      const { min, max, item, flagCounts = {} } = field
      const fields = item.kind === "entry" ? item.fields : {}
      return [
        min > 0 ? `From ${min} to ${max}.` : `At most ${max}.`,
        ...Object.entries(flagCounts).map(
          ([name, count]) =>
            `“${fields[name]?.label ?? name}” is set in ${count.min > 0 ? `at least ${count.min}` : `at most ${count.max}`}.`
        ),
      ]
    }
    case "paragraph":
    case "choice":
    case "flag":
    case "integer":
    case "decimal":
    case "entry":
      return []
  }
}

const formatPattern = ({ regex, description }: Pattern): EditorField["pattern"] => [
  regex,
  `${capitalize(description)}.`,
]

/** What a field's form depends on besides the field. */
interface FormContext {
  /** The published content, whose entries a destination may name. */
  files: Files
  /**
   * It is part of something with a switch: the form asks for nothing in it, and the checks at each save ask for it while the
   * switch is on.
   */
  canBeOff: boolean
  /** The clinic’s language, in forms with translations. */
  ownLanguage?: string | undefined
  /** Each language has other groups. */
  hasOwnGroups?: boolean
}

/** What a closed item of a list shows. */
const createSummary = ({ summary, titleField }: EntryField): Pick<EditorField, "summary"> =>
  summary === undefined && titleField === undefined ? {} : { summary: summary ?? `{{${titleField}}}` }

/** How a field is filled in. */
const createWidget = (field: Field, context: FormContext): Pick<EditorField, "widget"> & Partial<EditorField> => {
  const { files, canBeOff } = context
  switch (field.kind) {
    case "line":
    case "paragraph": {
      const pattern = field.kind === "line" ? field.pattern : undefined
      const focalPoint = field.kind === "line" ? field.focalPoint : undefined
      if (field.kind === "line" && field.destination) return { widget: "select", options: listDestinations(files) }
      if (field.kind === "line" && field.price)
        return {
          widget: "select",
          options: listPrices(files).map(({ title, anchor }) => ({ value: anchor, label: title })),
        }
      if (field.kind === "line" && field.place) return { widget: "select", options: listPlaceNames(files) }
      if (field.kind === "line" && field.dateTime)
        return field.dateTime.isDay
          ? { widget: "datetime", type: "date", format: "YYYY-MM-DD" }
          : { widget: "datetime", format: "YYYY-MM-DDTHH:mm" }
      if (field.kind === "line" && field.colour) return { widget: "color", allowInput: true }
      return {
        widget: field.kind === "line" ? "string" : "text",
        use_emoji_autocomplete: false,
        // What is put in order when it is saved may be written otherwise: the checks at the save say what is wrong.
        ...(!pattern?.tidy && { minlength: field.min, maxlength: field.max }),
        ...(pattern && !pattern.tidy && { pattern: formatPattern(pattern) }),
        ...(focalPoint && { widget: "focal-point", ...focalPoint }),
      }
    }
    case "image":
      // HEIC, as phones take it, is turned into WebP when it is uploaded. Until it is saved, a new picture has no folder.
      return {
        widget: "image",
        choose_url: false,
        accept: field.logo ? "image/svg+xml" : "image/jpeg,image/png,image/webp,image/avif,image/heic",
        pattern: formatPattern({
          ...field.pattern,
          regex: field.pattern.regex.replace("^/images/", "^(/images/)?"),
        }),
      }
    case "choice":
      return field.areIcons
        ? { widget: "icon-choice", icons: field.options }
        : { widget: "select", options: field.options }
    case "flag":
      return { widget: "boolean", ...(!field.optional && { default: false }) }
    case "integer":
    case "decimal":
      return { widget: "plain-number" }
    case "list": {
      const { min, max, item } = field
      return {
        widget: "list",
        min: canBeOff ? 0 : min,
        max,
        collapsed: "auto",
        label_singular: item.label,
        ...(item.kind === "entry"
          ? {
              ...createSummary(item),
              fields: createFields(item, context, getKeyName(field)),
            }
          : { field: createField("item", item, context) }),
      }
    }
    case "entry":
      return {
        widget: "object",
        collapsed: "auto",
        ...(field.summary !== undefined && { summary: field.summary }),
        ...(field.variants ? createTypes(field, field.variants, context) : { fields: createFields(field, context) }),
      }
  }
}

/** How a field goes together with its translations. */
const describeTranslation = (
  field: Field,
  isKey: boolean,
  { hasOwnGroups }: FormContext
): Pick<EditorField, "i18n"> => {
  if (isKey) return { i18n: "duplicate" }
  if (!hasTranslatable(field)) return {}
  return { i18n: isTranslatable(field) || hasOwnGroups ? true : "duplicate" }
}

const createField = (name: string, field: Field, context: FormContext, isKey = false): EditorField => {
  const { canBeOff, ownLanguage } = context
  const isRequired = !field.optional && !(canBeOff && field.kind !== "flag")
  const isTranslated = ownLanguage !== undefined
  return {
    name,
    label: field.label,
    hint: [field.hint, ...describeLimits(field)].join(" "),
    // A translation may be saved before it is finished, as a draft.
    required: isTranslated && isRequired ? [ownLanguage] : isRequired,
    ...(isTranslated && describeTranslation(field, isKey, context)),
    ...createWidget(field, context),
    // It is made at the first save.
    ...(name === keyName && { widget: "hidden" }),
  }
}

/** The fields of a group. `entryKey` is the one by which translations find it in its list. */
const createFields = (
  { fields, whileEnabled }: EntryField,
  { canBeOff, ...context }: FormContext,
  entryKey?: string
): EditorField[] =>
  Object.entries(fields)
    .filter(([name]) => name !== keyName || context.ownLanguage !== undefined)
    .map(([name, child]) =>
      createField(name, child, { ...context, canBeOff: canBeOff || whileEnabled !== undefined }, name === entryKey)
    )

/** A form for each value of a choice, with the fields that this value needs. */
const createTypes = (
  entry: EntryField,
  { by }: Variants,
  context: FormContext
): Pick<EditorField, "typeKey" | "types"> => {
  const { [by]: choice } = entry.fields
  return {
    typeKey: by,
    types: (choice?.kind === "choice" ? choice.options : []).map(name => {
      const { needed, useless } = sortVariants(entry, name)
      const fields = createFields(entry, context).filter(field => field.name !== by && !useless.includes(field.name))
      return {
        name,
        label: name,
        widget: "object",
        fields: fields.map(field => (needed.includes(field.name) ? { ...field, required: true } : field)),
      }
    }),
  }
}

/** What the writer of a translation says of it. */
const createNoteFields = (context: FormContext): EditorField[] =>
  Object.entries(notesByHand).map(([name, field]) => ({ ...createField(name, field, context), i18n: true }))

/** What editors may fill in on a site in `language`. */
const createEditedModel = (language: string): Model =>
  relabel({ ...contentModel, words: createWordsFile(language) }, getEditorWords(language).fields)

/** The languages of the site, the clinic’s own first. */
type Languages = readonly [string, ...string[]]

/**
 * The editor's forms: one for each data file, in the order of the model. `files` is the published content, whose entries
 * a destination may name. With several languages a form has the texts of each side by side.
 */
export const createEditorFiles = (
  model: Model = createEditedModel("en"),
  files: Files = {},
  [ownLanguage, ...translations]: Languages = ["en"]
): EditorFile[] =>
  Object.entries(model).map(([name, file]) => {
    const isTranslated = translations.length > 0 && hasTranslatable(file)
    const context = {
      files,
      canBeOff: false,
      ownLanguage: isTranslated ? ownLanguage : undefined,
      // The clinic's own words.
      hasOwnGroups: !isDataFile(name),
    }
    return {
      name,
      label: file.label,
      file: isTranslated ? `data/{{locale}}/${name}.json` : `data/${name}.json`,
      format: "json",
      preview_path: `${isTranslated ? "/{{locale}}" : ""}${getPreviewPath(name)}`,
      ...(isTranslated && { i18n: true }),
      ...(!isDataFile(name) && { editor: { preview: false } }),
      fields: [...createFields(file, context), ...(isTranslated && isDataFile(name) ? createNoteFields(context) : [])],
    }
  })

/** Where the editor keeps what is saved, and who signs people in. */
export interface EditorBackend {
  /** A repository on GitHub, and the branch the site is published from. */
  repo: string
  branch: string
  /** The service that signs people in with GitHub, and the site's name there. Without one there are only access tokens. */
  signIn?: { base_url: string; site_domain?: string }
}

/** The data files with what must be right at once: a save of theirs is published without a draft. */
const filesPublishedAtOnce: ReadonlySet<string> = new Set(["notice", "clinic"])

/**
 * The whole configuration of Sveltia CMS (https://sveltiacms.app/en/docs/config-basics), generated from the model. A save
 * on GitHub becomes a pull request (editorial workflow), except for the few files that are published at once.
 */
export const createEditorConfig = (
  { repo, branch, signIn }: EditorBackend,
  files: Files = {},
  translations: readonly string[] = []
) => {
  const ownLanguage = getLanguage(files["clinic"])
  const forms = createEditorFiles(createEditedModel(ownLanguage), files, [ownLanguage, ...translations])
  return {
    backend: {
      name: "github",
      repo,
      branch,
      squash_merges: true,
      auth_methods: signIn ? ["oauth", "token"] : ["token"],
      ...signIn,
    },
    publish_mode: "editorial_workflow",
    ...(translations.length && {
      i18n: {
        structure: "multiple_folders",
        locales: [ownLanguage, ...translations],
        default_locale: ownLanguage,
        omit_default_locale_from_file_path: true,
        omit_default_locale_from_preview_path: true,
        // A translation begins when somebody wants it to.
        initial_locales: "default",
      },
    }),
    media_folder: "data/images",
    public_folder: "/images",
    app_title: `Edit ${String(getValue(files["clinic"], "name") ?? "the site")}`,
    logo: { src: "/favicon.svg" },
    slug: { encoding: "ascii", clean_accents: true },
    media_libraries: {
      default: {
        config: {
          max_file_size: maxPictureBytes,
          slugify_filename: true,
          // Also leaves the camera's notes on place and time out of the repository.
          transformations: { raster_image: { format: "webp", quality: 90, width: 3200, height: 3200 } },
        },
      },
      stock_assets: { providers: [] },
    },
    output: { omit_empty_optional_fields: true, json: { indent_style: "space", indent_size: 2 } },
    collections: [
      {
        name: "at-once",
        label: "Published at once",
        label_singular: "Form",
        description: "What is saved here is on the site a few minutes later, without a draft.",
        publish_mode: "simple",
        ...(translations.length && { i18n: true }),
        files: forms.filter(({ name }) => filesPublishedAtOnce.has(name)),
      },
    ],
    singletons: forms.filter(({ name }) => !filesPublishedAtOnce.has(name)),
  }
}
