/** Folder of the content in a site's repository, unless the option `folder` names another. */
export const defaultFolder = "data"

/** Name of the folder of pictures. Every other folder next to it is named after the language of its translations. */
export const pictureFolder = "images"

/**
 * Matches names of pictures that an editor may upload, and of the logo. The name decides, because a corrupt file is a
 * picture, too.
 */
const picturePattern = /\.(jpe?g|png|webp|avif|svg)$/i

/** Longest name of a file, in bytes: longer ones cannot be stored everywhere. */
const maxNameBytes = 100

/**
 * Returns what is wrong with a path of the content, or `undefined` if a file may be there: `NAME.json`,
 * `LANGUAGE/NAME.json`, or a picture in the folder of pictures. Paths of folders end with `/`.
 */
export const findPathProblem = (contentPath: string): string | undefined => {
  const [first = "", second, ...below] = contentPath.split("/")
  const isPicture = first === pictureFolder && second !== undefined
  const names = [first, ...(second === undefined ? [] : [second])]
  if (names.some(name => name.startsWith(".")))
    return "has a name that begins with a dot, and can change how other files are read. Remove it."
  if (names.some(name => name.replace(/\.json$/, "") in {}))
    return "has a name with another meaning in programs. Give it another one."
  if (names.some(name => new TextEncoder().encode(name).length > maxNameBytes))
    return `has a name of more than ${maxNameBytes} bytes. Give it a shorter one.`
  if (below.length > 0 || (second === "" && first.endsWith(".json")))
    return isPicture
      ? "is a folder, but pictures must be in the folder “images” itself. Move them there, and remove the folder."
      : "is a folder, but only a file can be here. Remove it."
  if (second === "") return undefined
  if (isPicture)
    return picturePattern.test(second)
      ? undefined
      : "is not a picture that the site can show (JPEG, PNG, WebP or AVIF; SVG for the logo). Remove it."
  return (second ?? first).endsWith(".json") && !(second !== undefined && first.endsWith(".json"))
    ? undefined
    : "is not a file the site knows: its texts are in files that end in .json. Rename it or remove it."
}

/** Describes a path without a problem of its own that is among the unknown ones. */
export const sameNameProblem =
  "differs from another name by capital letters alone, and on many computers only one of them can exist. Rename it or remove it."

/** Returns the paths that differ from an earlier one by capital letters alone. */
export const findSameNames = (paths: readonly string[]): string[] => {
  const known = new Set<string>()
  return paths.filter(contentPath => {
    const name = contentPath.normalize("NFC").toLowerCase()
    const isKnown = known.has(name)
    known.add(name)
    return isKnown
  })
}

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

/** Returns whether an operating system leaves files with this name, which git and the site ignore. */
export const isIgnored = (name: string): boolean => name.startsWith(".") && !name.startsWith(".git")

/**
 * Sorts the contents of the folder `data` and of its subfolders. `paths` are relative to `data`; paths of folders end
 * with `/`. Names that begin with a dot are ignored, because operating systems leave such files, except those that git
 * reads.
 */
export const sortContentPaths = (paths: readonly string[]): ContentPaths => {
  const sorted: ContentPaths = { texts: [], translations: {}, pictures: [], unknownPaths: findSameNames(paths) }
  for (const contentPath of paths) {
    const [folder = "", name = "", ...below] = contentPath.includes("/") ? contentPath.split("/") : ["", contentPath]
    // A deeper path is reported through the folder that contains it, and a file in place of a folder through that.
    if (isIgnored(folder) || isIgnored(name) || below.some(Boolean) || (folder.endsWith(".json") && name)) continue
    if (findPathProblem(contentPath) !== undefined) sorted.unknownPaths.push(contentPath)
    else if (contentPath.endsWith("/")) continue
    else if (folder === pictureFolder) sorted.pictures.push(name)
    else if (folder) (sorted.translations[folder] ??= []).push(name)
    else sorted.texts.push(name)
  }
  return sorted
}
