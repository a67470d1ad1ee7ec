import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import type { Content, PictureSize } from "../content/checks"

const pictureSize = async (file: string): Promise<PictureSize | null> => {
  try {
    const { width = 0, height = 0, orientation = 1 } = await sharp(file).metadata()
    // EXIF orientations 5 to 8 lie on their side: the picture is shown turned.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}

/** Reads the folder `data` for the checks: the text of its JSON files and the size of its pictures. */
export const readContent = async (folder: string): Promise<Content> => {
  const images = path.join(folder, "images")
  const [names, pictureNames] = await Promise.all([readdir(folder), readdir(images).catch(() => [])])
  const files = names.filter(name => name.endsWith(".json")).map(async name => [name, await readFile(path.join(folder, name), "utf8")] as const)
  const pictures = pictureNames.filter(name => !name.startsWith(".")).map(async name => [name, await pictureSize(path.join(images, name))] as const)
  return { files: Object.fromEntries(await Promise.all(files)), pictures: Object.fromEntries(await Promise.all(pictures)) }
}
