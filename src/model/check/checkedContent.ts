import { readFile } from "node:fs/promises"
import path from "node:path"
import type { Problem } from "../../../plugins/gatsby-plugin-content-model"
import { contentSettings } from "./contentSettings"
import { migrationsFile } from "./migrationsFile"
import { readContent } from "./readContent"
import {
  hashBlob,
  readForEditor as readEditorFacts,
  syncContent,
  watchFolders,
} from "../../../plugins/gatsby-plugin-content-model/build"

/** `SITE_CONTENT` names another folder, for sites that are built to be tested. */
export const dataFolder = path.resolve(process.env["SITE_CONTENT"] ?? "data")

/** Where Gatsby and the editor's previews read the JSON files and the pictures: checked copies, without what is off. */
export const checkedFolder = path.resolve(".cache/content")

/** The file of the migrations as the repository has it: git on Windows may write other ends of lines. */
const readMigrations = async (): Promise<Buffer> =>
  Buffer.from((await readFile(migrationsFile, "utf8")).replaceAll("\r\n", "\n"))

/** What the editor knows of `data/` besides what is published of it, and the id of the migrations that it has passed. */
export const readForEditor = async () => ({
  ...(await readEditorFacts(contentSettings, dataFolder, readContent)),
  migrationsId: hashBlob(await readMigrations()),
})

/**
 * Checks `data/` and copies what is on in it to where Gatsby reads it when nothing is wrong. Resolves to what is wrong. Whoever
 * writes (`isDraft`) sees the site also while texts are still in another language.
 */
export const syncValidContent = (options?: { isDraft?: boolean }): Promise<Problem[]> =>
  syncContent(
    contentSettings,
    { from: dataFolder, to: checkedFolder, temporaryFile: path.resolve(".cache/incoming") },
    readContent,
    options
  )

/** Calls `onChange` shortly after the last of several writes to `data/`. Returns a function that stops it. */
export const watchContent = (onChange: () => void): (() => void) => watchFolders(dataFolder, onChange)
