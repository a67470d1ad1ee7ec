import { findIconProblems } from "../../model/check/iconProblems"
import { readLogo } from "../../model/check/logo"
import type { Drawing, PictureSize, Pictures } from "../../../plugins/gatsby-plugin-content-model"
import { drawPixels } from "../drawPixels"

/** The kinds of picture that the site takes, by what their files begin with. A name may say anything. */
const isSupported = (bytes: Uint8Array): boolean => {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  return (
    start.startsWith("\xff\xd8\xff") ||
    start.startsWith("\x89PNG") ||
    /^RIFF[^]{4}WEBP/.test(start) ||
    /^[^]{4}ftypavi[fs]/.test(start)
  )
}

/** What is wrong with a drawing as the logo, by the code of the build. */
const measureDrawing = async (source: string): Promise<Drawing> => {
  const logo = readLogo(source)
  return { problems: logo.problems.length ? logo.problems : await findIconProblems(logo, drawPixels) }
}

/** The size of a picture as it is shown, `null` where it is none that the site takes. The browser reads it to its end. */
export const measurePicture = async (name: string, file: Blob): Promise<PictureSize | Drawing | null> => {
  if (/\.svg$/i.test(name)) return measureDrawing(await file.text())
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

/** How a picture is measured: the tests have no browser. */
export type MeasurePicture = (name: string, file: Blob) => Promise<Pictures[string]>
