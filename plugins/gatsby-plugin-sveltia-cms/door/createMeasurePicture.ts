import type { Pictures } from "../../gatsby-plugin-content-model"
import type { Editor } from "../options"

/** Returns whether a file begins like a picture format that the site accepts. Its name proves nothing. */
export const isSupported = (bytes: Uint8Array): boolean => {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  return (
    start.startsWith("\xff\xd8\xff") ||
    start.startsWith("\x89PNG") ||
    /^RIFF[^]{4}WEBP/.test(start) ||
    /^[^]{4}ftypavi[fs]/.test(start)
  )
}

/** Measures a picture. Passed as a function because the tests have no browser. */
export type MeasurePicture = (name: string, file: Blob) => Promise<Pictures[string]>

/**
 * Creates the function that measures a picture. It returns the displayed size, the problems of a drawing, or `null` if
 * the site does not accept the file. The browser decodes the picture to its end.
 */
export const createMeasurePicture =
  (checkDrawing: Editor["checkDrawing"]): MeasurePicture =>
  async (name, file) => {
    if (/\.svg$/i.test(name)) return { problems: await checkDrawing(await file.text()) }
    try {
      if (!isSupported(new Uint8Array(await file.slice(0, 12).arrayBuffer()))) return null
      const bitmap = await createImageBitmap(file)
      const { width, height } = bitmap
      bitmap.close()
      return { width, height, bytes: file.size }
    } catch {
      return null
    }
  }
