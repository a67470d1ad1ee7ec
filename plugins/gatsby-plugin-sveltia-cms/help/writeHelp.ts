import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { ownFolder } from "../ownFolder"
import { type GuideDocument, listChapters, renderGuide } from "./renderGuide"

/** The guide for editors. */
export interface GuideOptions {
  /** Markdown file that introduces the guide. Its first numbered list has links to the chapters. */
  file: string
  /** CSS that sets the custom properties of the site's look, for both themes. */
  styles: string
}

/** Files of the page, beside this one. The worker keeps the page for use without a network. */
const ownFiles = ["help.css", "help.js", "worker.js"]

/** Reads the guide's first document and its chapters. */
const readGuide = async (file: string): Promise<GuideDocument[]> => {
  const folder = path.dirname(file)
  const readDocument = async (name: string): Promise<GuideDocument> => ({
    file: name,
    text: await readFile(path.join(folder, name), "utf8"),
  })
  const first = await readDocument(path.basename(file))
  return [first, ...(await Promise.all(listChapters(first).map(readDocument)))]
}

/** Reads the width and height of every picture that the documents show, keyed by its path in the guide's folder. */
const measurePictures = async (folder: string, documents: readonly GuideDocument[]) => {
  const pictures = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, link = ""]) =>
      path.posix.join(path.posix.dirname(file), link)
    )
  )
  const sizes = pictures.map(async picture => {
    const { width = 0, height = 0 } = await sharp(path.join(folder, picture)).metadata()
    return [picture, { width, height }] as const
  })
  return Object.fromEntries(await Promise.all(sizes))
}

/**
 * Writes the guide for editors as one page into `folder`, such as `public/admin/help`, with its pictures. It works
 * without an account, and without a network once it has been seen. `language` is that of the guide.
 */
export const writeHelp = async (folder: string, { file, styles }: GuideOptions, language = "en"): Promise<void> => {
  const documents = await readGuide(file)
  const sourceFolder = path.dirname(file)
  const { title, html, pictures } = renderGuide(documents, await measurePictures(sourceFolder, documents))
  const template = await readFile(path.join(ownFolder, "help/help.html"), "utf8")
  const page = template
    .replaceAll("{language}", language)
    .replaceAll("{title}", title)
    .replace("{guide}", () => html)
  await mkdir(folder, { recursive: true })
  const [sheet = "", ...scripts] = ownFiles
  await Promise.all([
    writeFile(path.join(folder, "index.html"), page),
    readFile(path.join(ownFolder, "help", sheet), "utf8").then(rules =>
      writeFile(path.join(folder, sheet), `${styles}\n${rules}`)
    ),
    ...scripts.map(script => copyFile(path.join(ownFolder, "help", script), path.join(folder, script))),
    ...pictures.map(picture =>
      copyFile(path.join(sourceFolder, picture), path.join(folder, path.posix.basename(picture)))
    ),
  ])
}
