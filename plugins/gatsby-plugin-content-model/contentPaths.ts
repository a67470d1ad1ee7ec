/** Folder of the content in a site's repository, unless the option `folder` names another. */
export const defaultFolder = "data"

/** Name of the folder of pictures. Every other folder next to it is named after the language of its translations. */
export const pictureFolder = "images"

/**
 * Matches names of pictures that an editor may upload, and of the logo. The name decides, because a corrupt file is a
 * picture, too.
 */
const picturePattern = /\.(jpe?g|png|webp|avif|svg)$/i

/** Paths of the content in the folder `data`. */
export interface ContentPaths {
  /** Names of the JSON files. */
  texts: string[]
  /**
   * Names of the JSON files in each folder of translations, keyed by language. Folders without JSON files are left out.
   */
  translations: Record<string, string[]>
  /** Names of the pictures in the folder of pictures. */
  pictures: string[]
  /** Paths that are not content. Paths of folders end with `/`. */
  unknownPaths: string[]
}

/**
 * Sorts the contents of the folder `data` and of its subfolders. `paths` are relative to `data`; paths of folders end
 * with `/`. Names that begin with a dot are ignored: operating systems leave files with such names.
 */
export const sortContentPaths = (paths: readonly string[]): ContentPaths => {
  const sorted: ContentPaths = { texts: [], translations: {}, pictures: [], unknownPaths: [] }
  for (const contentPath of paths) {
    const [folder = "", name = "", ...below] = contentPath.includes("/") ? contentPath.split("/") : ["", contentPath]
    const isFolder = contentPath.endsWith("/")
    // A deeper path is reported through the folder that contains it.
    if (folder.startsWith(".") || name.startsWith(".") || below.some(Boolean)) continue
    // A folder directly in `data`: the folders of pictures and of languages are sorted by their contents.
    if (isFolder && name === "") {
      if (folder.endsWith(".json")) sorted.unknownPaths.push(contentPath)
    } else if (folder.endsWith(".json")) continue
    else if (isFolder) sorted.unknownPaths.push(contentPath)
    else if (folder === pictureFolder && picturePattern.test(name)) sorted.pictures.push(name)
    else if (folder === pictureFolder || !name.endsWith(".json")) sorted.unknownPaths.push(contentPath)
    else if (folder) (sorted.translations[folder] ??= []).push(name)
    else sorted.texts.push(name)
  }
  return sorted
}
