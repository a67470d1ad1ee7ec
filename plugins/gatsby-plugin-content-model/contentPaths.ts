/** The folder of the pictures; every other folder beside it is named after the language of its translations. */
export const pictureFolder = "images"

/** What an editor may upload, and the logo: by their names, as a file that is broken is a picture, too. */
const picturePattern = /\.(jpe?g|png|webp|avif|svg)$/i

/** The content by its paths in the folder `data`. */
export interface ContentPaths {
  /** The names of the JSON files. */
  texts: string[]
  /** The same of each folder of translations, by its language; without folders that have none. */
  translations: Record<string, string[]>
  /** The names of the pictures in the folder of pictures. */
  pictures: string[]
  /** What is none of this: paths, those of folders with `/` at their end. */
  unknownPaths: string[]
}

/**
 * Sorts what is in the folder `data` and in the folders there: `paths` below it, those of folders with `/` at their end.
 * What begins with a dot is not content: systems leave notes under such names.
 */
export const sortContentPaths = (paths: readonly string[]): ContentPaths => {
  const sorted: ContentPaths = { texts: [], translations: {}, pictures: [], unknownPaths: [] }
  for (const place of paths) {
    const [folder = "", name = "", ...below] = place.includes("/") ? place.split("/") : ["", place]
    const isFolder = place.endsWith("/")
    // What is deeper is told of by the folder that it is in.
    if (folder.startsWith(".") || name.startsWith(".") || below.some(Boolean)) continue
    // A folder in `data` itself; that of pictures, and those of languages, are sorted by what is in them.
    if (isFolder && name === "") {
      if (folder.endsWith(".json")) sorted.unknownPaths.push(place)
    } else if (folder.endsWith(".json")) continue
    else if (isFolder) sorted.unknownPaths.push(place)
    else if (folder === pictureFolder && picturePattern.test(name)) sorted.pictures.push(name)
    else if (folder === pictureFolder || !name.endsWith(".json")) sorted.unknownPaths.push(place)
    else if (folder) (sorted.translations[folder] ??= []).push(name)
    else sorted.texts.push(name)
  }
  return sorted
}
