import { type Field, fieldTree } from "./field"
import { model } from "./model"
import { maxPictureBytes, megabytes } from "./vocabulary"

/** A field of the editor's form, in the words of Sveltia CMS (https://sveltiacms.app/en/docs/fields). */
export interface EditorField {
  name: string
  label: string
  hint: string
  required: boolean
  widget: "string" | "text" | "image" | "select" | "boolean" | "number" | "list" | "object" | "focal-point"
  /** Focal points: the picture's field and the shapes it is cropped to. */
  picture?: string
  crops?: readonly { label: string; width: number; height: number }[]
  minlength?: number
  maxlength?: number
  pattern?: [regex: string, message: string]
  use_emoji_autocomplete?: boolean
  choose_url?: boolean
  accept?: string
  options?: readonly string[]
  default?: boolean
  value_type?: "int"
  min?: number
  max?: number
  label_singular?: string
  collapsed?: "auto"
  summary?: string
  field?: EditorField
  fields?: EditorField[]
}

export interface EditorFile {
  name: string
  label: string
  file: string
  format: "json"
  preview_path: string
  fields: EditorField[]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What the writer reads under a field: the hint, and the limits that would otherwise come as a surprise. */
const advice = ({ hint, kind, min = 0, max, minWidth, minHeight, pattern, item, marked = {} }: Field): string =>
  [
    hint,
    kind === "image" ? `At least ${minWidth} × ${minHeight} pixels; ${megabytes(maxPictureBytes)} at most.` : "",
    pattern && kind === "line" ? `Write ${pattern.says}.` : "",
    kind === "list" ? (min > 0 ? `From ${min} to ${max}.` : `At most ${max}.`) : "",
    ...Object.entries(marked).map(
      ([name, count]) =>
        `“${item?.fields?.[name]?.label ?? name}” is set in ${count.min === count.max ? "exactly" : "at least"} ${count.min}.`
    ),
  ]
    .filter(Boolean)
    .join(" ")

const text = ({ pattern, min, max }: Field): Partial<EditorField> => ({
  minlength: min,
  maxlength: max,
  use_emoji_autocomplete: false,
  ...(pattern && { pattern: [pattern.regex, `${capital(pattern.says)}, please.`] }),
})

const widget = (field: Field): Pick<EditorField, "widget"> & Partial<EditorField> => {
  const { kind, min, max, options, item } = field
  switch (kind) {
    case "line":
      return {
        widget: "string",
        ...text(field),
        ...(field.focalPoint && { widget: "focal-point", ...field.focalPoint }),
      }
    case "paragraph":
      return { widget: "text", ...text(field) }
    case "image":
      // HEIC, as phones take it, is turned into WebP when it is uploaded. Until it is saved, a new picture has no folder.
      return {
        widget: "image",
        choose_url: false,
        accept: "image/jpeg,image/png,image/webp,image/avif,image/heic",
        ...(field.pattern && {
          pattern: [
            field.pattern.regex.replace("^/images/", "^(/images/)?"),
            `${capital(field.pattern.says)}, please.`,
          ],
        }),
      }
    case "choice":
      return { widget: "select", options: options ?? [] }
    case "flag":
      return { widget: "boolean", ...(!field.optional && { default: false }) }
    case "whole":
      return { widget: "number", value_type: "int", min, max }
    case "list":
      return {
        widget: "list",
        min,
        max,
        collapsed: "auto",
        ...(item && { label_singular: item.label }),
        ...(item?.named !== undefined && { summary: `{{${item.named}}}` }),
        ...(item && (item.fields ? { fields: fieldsOf(item) } : { field: formField("item", item) })),
      }
    case "entry":
      return { widget: "object", collapsed: "auto", fields: fieldsOf(field) }
  }
}

const formField = (name: string, field: Field): EditorField => ({
  name,
  label: field.label,
  hint: advice(field),
  required: !field.optional,
  ...widget(field),
})

const fieldsOf = (field: Field): EditorField[] =>
  Object.entries(field.fields ?? {}).map(([name, below]) => formField(name, below))

/** The page on which a file's words are seen, for the editor's link to a deploy preview. */
const pages: Readonly<Record<string, string>> = {
  services: "/services/",
  about: "/about/",
  stats: "/about/",
  values: "/about/",
  faqs: "/faq/",
  appointment: "/appointment/",
  contact: "/contact/",
  notFound: "/404/",
}

/** The editor's forms: one for each data file, in the order of the model. */
export const editorFiles = (): EditorFile[] =>
  Object.entries(model).map(([name, schema]) => {
    const tree = fieldTree(schema)
    return {
      name,
      label: tree.label,
      file: `data/${name}.json`,
      format: "json",
      preview_path: pages[name] ?? "/",
      fields: fieldsOf(tree),
    }
  })

/** Where the editor keeps what is saved: a repository on GitHub and the branch the site is published from. */
export interface Repository {
  repo: string
  branch: string
}

/**
 * The whole configuration of Sveltia CMS (https://sveltiacms.app/en/docs/config-basics), generated from the model.
 * Each save on GitHub becomes a pull request (editorial workflow), so that it is checked before it is published.
 */
export const editorConfig = ({ repo, branch }: Repository) => ({
  backend: { name: "github", repo, branch, squash_merges: true, auth_methods: ["token"] },
  publish_mode: "editorial_workflow",
  media_folder: "data/images",
  public_folder: "/images",
  app_title: "Edit the site",
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
  singletons: editorFiles(),
})
