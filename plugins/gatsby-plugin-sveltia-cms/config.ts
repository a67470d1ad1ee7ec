import type { EditorBackend } from "./readEditorBackend"
import { type EntryField, type Model, maxPictureBytes } from "../gatsby-plugin-content-model"
import { type EditorField, type FormContext, createField, createFields } from "../gatsby-plugin-content-model/forms"
import { pictureFolder } from "../gatsby-plugin-content-model/json"
import { notesByHand } from "../gatsby-plugin-content-model/translations"

/** Default folder of the content in the repository. */
export const usualFolder = "data"

export interface EditorFile {
  name: string
  label: string
  file: string
  format: "json"
  preview_path: string
  /** Whether it has a file for each language. */
  i18n?: true
  /** Set for files that appear in too many places for a preview. */
  editor?: { preview: boolean }
  fields: EditorField[]
}

/** Options from which the forms are generated. */
export interface FormOptions {
  /** The folder of the content: `data`, unless this says otherwise. */
  folder?: string
  /** The fields of each file, keyed by file name without `.json`, with labels written for the editors. */
  files: Model
  /** The languages of the site, its own first. */
  languages: readonly [string, ...string[]]
  /** The choices of fields that reference other content. */
  choices?: FormContext["choices"]
  /** Files with words of the interface, which each language chooses separately and no single page shows. */
  wordFiles?: readonly string[]
  /** Returns the URL of the page that shows a file; by default the home page. */
  getPreviewPath?: (name: string) => string
}

/** Options of the configuration of Sveltia CMS. */
export interface ConfigOptions extends FormOptions {
  backend: EditorBackend
  /** Heading of the editor. */
  title: string
  /** Files that are published on saving, without a draft. */
  publishedAtOnce?: readonly string[]
}

/** Creates the fields that a translator sets by hand: “Draft” and “Needs no change”. */
const createNoteFields = (context: FormContext): EditorField[] =>
  Object.entries(notesByHand).map(([name, field]) => ({ ...createField(name, field, context), i18n: true }))

/**
 * Creates the editor's forms: one for each data file, in the order of the model. If the site has several languages, a
 * form shows the texts of all languages side by side.
 */
export const createFormFiles = ({
  folder = usualFolder,
  files,
  languages: [ownLanguage, ...translations],
  choices = {},
  wordFiles = [],
  getPreviewPath = () => "/",
}: FormOptions): EditorFile[] => {
  const createFile = ([name, file]: [string, EntryField]): EditorFile => {
    const isTranslated = translations.length > 0 && file.hasTranslatable()
    const hasWords = wordFiles.includes(name)
    const context = {
      choices,
      canBeOff: false,
      ownLanguage: isTranslated ? ownLanguage : undefined,
      hasOwnGroups: hasWords,
    }
    return {
      name,
      label: file.label,
      file: `${folder}/${isTranslated ? "{{locale}}/" : ""}${name}.json`,
      format: "json",
      preview_path: `${isTranslated ? "/{{locale}}" : ""}${getPreviewPath(name)}`,
      ...(isTranslated && { i18n: true }),
      ...(hasWords && { editor: { preview: false } }),
      fields: [...createFields(file, context), ...(isTranslated && !hasWords ? createNoteFields(context) : [])],
    }
  }
  return Object.entries(files).map(createFile)
}

/**
 * Creates the configuration of Sveltia CMS (https://sveltiacms.app/en/docs/config-basics) from the model. A save on
 * GitHub becomes a pull request (editorial workflow), except for the few files that are published at once.
 */
export const createConfig = ({ backend, title, publishedAtOnce = [], ...options }: ConfigOptions) => {
  const { repo, branch, signIn } = backend
  const { folder = usualFolder, languages } = options
  const [ownLanguage, ...translations] = languages
  const forms = createFormFiles(options)
  const isPublishedDirectly = ({ name }: EditorFile): boolean => publishedAtOnce.includes(name)
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
        locales: languages,
        default_locale: ownLanguage,
        omit_default_locale_from_file_path: true,
        omit_default_locale_from_preview_path: true,
        // A translation is created only on request.
        initial_locales: "default",
      },
    }),
    media_folder: `${folder}/${pictureFolder}`,
    public_folder: `/${pictureFolder}`,
    app_title: title,
    logo: { src: "/favicon.svg" },
    slug: { encoding: "ascii", clean_accents: true },
    media_libraries: {
      default: {
        config: {
          max_file_size: maxPictureBytes,
          slugify_filename: true,
          // This also keeps the camera's metadata on place and time out of the repository.
          transformations: { raster_image: { format: "webp", quality: 90, width: 3200, height: 3200 } },
        },
      },
      stock_assets: { providers: [] },
    },
    output: { omit_empty_optional_fields: true, json: { indent_style: "space", indent_size: 2 } },
    ...(publishedAtOnce.length && {
      collections: [
        {
          name: "at-once",
          label: "Published at once",
          label_singular: "Form",
          description: "What is saved here is on the site a few minutes later, without a draft.",
          publish_mode: "simple",
          ...(translations.length && { i18n: true }),
          files: forms.filter(isPublishedDirectly),
        },
      ],
    }),
    singletons: forms.filter(form => !isPublishedDirectly(form)),
  }
}
