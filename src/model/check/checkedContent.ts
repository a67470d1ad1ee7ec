import path from "node:path"
import type { Problem } from "../../../plugins/gatsby-plugin-content-model"
import { contentSettings } from "./contentSettings"
import { checkDrawing } from "./readContent"
import {
  readForEditor as readEditorFacts,
  syncContent,
  watchFolders,
} from "../../../plugins/gatsby-plugin-content-model/build"

/** `SITE_CONTENT` names another folder, for sites that are built to be tested. */
export const dataFolder = path.resolve(process.env["SITE_CONTENT"] ?? "data")

/** Where Gatsby and the editor's previews read the JSON files and the pictures: checked copies, without what is off. */
export const checkedFolder = path.resolve(".cache/content")

/** What the editor knows of `data/` besides what is published of it. */
export const readForEditor = () => readEditorFacts(contentSettings, dataFolder, checkDrawing)

/** Checks `data/` and copies what is on in it to where Gatsby reads it when nothing is wrong. Resolves to what is wrong. */
export const syncValidContent = (): Promise<Problem[]> =>
  syncContent(
    contentSettings,
    { from: dataFolder, to: checkedFolder, temporaryFile: path.resolve(".cache/incoming") },
    checkDrawing
  )

/** Calls `onChange` shortly after the last of several writes to `data/`. Returns a function that stops it. */
export const watchContent = (onChange: () => void): (() => void) => watchFolders(dataFolder, onChange)
