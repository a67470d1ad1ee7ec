import { listDestinations, listPrices } from "./destinations"
import { listPlaceNames } from "./listPlaceNames"
import { createWordsFile } from "./files/words"
import { getEditorWords } from "./editorWords/getEditorWords"
import { getLanguage } from "./locale"
import {
  type Model,
  type EditorField,
  type FormContext,
  type Files,
  relabel,
  createField,
  createFields,
  maxPictureBytes,
  getValue,
  notesByHand,
} from "../../plugins/gatsby-plugin-content-model"
import { isDataFile, model as contentModel } from "./model"
import { getPreviewPath } from "./pageSources"

export type { EditorField } from "../../plugins/gatsby-plugin-content-model"

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
    const isTranslated = translations.length > 0 && file.hasTranslatable()
    const context = {
      choices: {
        destination: listDestinations(files),
        place: listPlaceNames(files),
        price: listPrices(files).map(({ title, anchor }) => ({ value: anchor, label: title })),
      },
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
