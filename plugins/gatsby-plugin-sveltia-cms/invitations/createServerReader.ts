import { disableTypes, imageSize, types } from "image-size"
import type { Pictures } from "../../gatsby-plugin-content-model"
import { isSupported } from "../door/createMeasurePicture"
import { type ReadContent, readBlob, readSnapshotTexts } from "../door/readContent"
import { isSameFile } from "../door/snapshot"

// Only the formats that the site accepts are read: the rest of the package never sees what strangers send.
disableTypes(types.filter(type => !["jpg", "png", "webp", "heif"].includes(type)))

/** Number of texts that are kept: a few versions of the content. */
const maxTexts = 500

/** Size of a picture that was published before: it has passed the checks of the build. */
const passed = { width: Infinity, height: Infinity, bytes: 0 }

const isDrawing = (name: string): boolean => /\.svg$/i.test(name)

/** Measures a picture by its header. A file that is damaged below it is found by the editor’s page and the build. */
const measureHeader = async (name: string, file: Blob, checkDrawing: CheckDrawing): Promise<Pictures[string]> => {
  if (isDrawing(name)) return { problems: checkDrawing(await file.text()) }
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    if (!isSupported(bytes)) return null
    // Pictures with EXIF orientations 5 to 8 are stored sideways and displayed rotated.
    return { ...(orientation >= 5 ? { width: height, height: width } : { width, height }), bytes: file.size }
  } catch {
    return null
  }
}

/** Returns the problems of an SVG as a drawing, as far as they can be found without drawing it. */
export type CheckDrawing = (source: string) => readonly string[]

/**
 * Creates the reader of content for the function. It measures only pictures that a change adds, or uses for the first
 * time: the others were published before.
 */
export const createServerReader = (checkDrawing: CheckDrawing): ReadContent => {
  const known = new Map<string, string>()
  return async (github, snapshot, before) => {
    if (known.size > maxTexts) known.clear()
    const { texts, pictures } = await readSnapshotTexts(github, known, snapshot)
    const earlier = before
      ? (await readSnapshotTexts(github, known, before)).pictures.filter(({ isUsed }) => isUsed)
      : pictures
    const measured = pictures.map(async ({ name, file, isUsed }) => {
      if (!file || !isUsed) return [name, null] as const
      if (earlier.some(found => found.name === name && isSameFile(found.file, file)))
        return [name, isDrawing(name) ? { problems: [] } : passed] as const
      return [name, await measureHeader(name, await readBlob(github, file), checkDrawing)] as const
    })
    return { ...texts, pictures: Object.fromEntries(await Promise.all(measured)) }
  }
}
