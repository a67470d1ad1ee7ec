import { readFile } from "node:fs/promises"
import path from "node:path"
import { contentSettings } from "./contentSettings"
import { migrationsFile } from "./migrationsFile"
import { readContent } from "./readContent"
import { hashBlob, readForEditor as readEditorFacts } from "../../../plugins/gatsby-plugin-content-model/build"

/** `SITE_CONTENT` names another folder, for sites that are built to be tested. */
export const dataFolder = path.resolve(process.env["SITE_CONTENT"] ?? "data")

/** The file of the migrations as the repository has it: git on Windows may write other ends of lines. */
const readMigrations = async (): Promise<Buffer> =>
  Buffer.from((await readFile(migrationsFile, "utf8")).replaceAll("\r\n", "\n"))

/** What the editor knows of `data/` besides what is published of it, and the id of the migrations that it has passed. */
export const readForEditor = async () => ({
  ...(await readEditorFacts(contentSettings, dataFolder, readContent)),
  migrationsId: hashBlob(await readMigrations()),
})
