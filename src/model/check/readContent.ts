import { migrate, parseReadable } from "./migrations"
import type { Drawing, Content } from "../../../plugins/gatsby-plugin-content-model"
import { drawPixels } from "./drawPixels"
import { findIconProblems } from "./iconProblems"
import { readLogo } from "./logo"
import { readContent as readFolder } from "../../../plugins/gatsby-plugin-content-model/build"

/** Everything that is wrong with a drawing as the clinic's logo. How it looks as an icon is told once it is harmless. */
const checkDrawing = async (drawing: string): Promise<Drawing> => {
  const logo = readLogo(drawing)
  return { problems: logo.problems.length ? logo.problems : await findIconProblems(logo, drawPixels) }
}

/** Reads the folder `data` for the checks: the text of its JSON files and the size of its pictures, each read to its end. */
export const readContent = async (folder: string): Promise<Content> => {
  const content = await readFolder(folder, checkDrawing)
  const { steps } = migrate(parseReadable(content.files))
  return { ...content, olderFiles: [...new Set(steps.map(({ file }) => `${file}.json`))] }
}
