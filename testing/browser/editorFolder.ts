import { readFile } from "node:fs/promises"
import path from "node:path"
import { type Page, expect } from "@playwright/test"
import { listFiles } from "../../plugins/gatsby-plugin-on-demand/build"
import { sampleContent } from "../sampleFolders"
import { saveButton } from "./editorPage"
import { test as base } from "./plainEditor"

/**
 * A Playwright test of the editor, with a copy of the sample in the browser's private file system instead of a local
 * folder.
 */
export const test = base.extend({
  // Disables compression: compressing two megabytes takes seconds, and has no benefit on the same machine.
  extraHTTPHeaders: { "accept-encoding": "identity" },
})

/** Returns the sample's files in base64, keyed by path in a repository (below `data`). */
const copyOfData = async (): Promise<Record<string, string>> => {
  const files = (await listFiles(sampleContent)).map(async file => [
    `data${file}`,
    await readFile(path.join(sampleContent, file), "base64"),
  ])
  return Object.fromEntries(await Promise.all(files))
}

/** Copies the sample into the private file system of the page, and makes the editor look there for a local folder. */
const prepareFolder = async (page: Page): Promise<void> => {
  await page.goto("/admin/config.json")
  await page.evaluate(
    async files => {
      const root = await navigator.storage.getDirectory()
      // The editor recognises a project's folder by this subfolder.
      await root.getDirectoryHandle(".git", { create: true })
      for (const [name, text] of Object.entries(files)) {
        const names = name.split("/")
        let folder = root
        for (const part of names.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true })
        const handle = await folder.getFileHandle(names.at(-1) ?? "", { create: true })
        const writer = await handle.createWritable()
        await writer.write(Uint8Array.from(atob(text), letter => letter.charCodeAt(0)))
        await writer.close()
      }
    },
    await copyOfData()
  )
  await page.addInitScript(() => Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }))
}

/** Reads a file below `data` as the editor has saved it. */
export const savedFile = async (page: Page, name: string): Promise<Buffer> => {
  const text = await page.evaluate(
    async path => {
      let folder = await navigator.storage.getDirectory()
      for (const name of path.slice(0, -1)) folder = await folder.getDirectoryHandle(name)
      const file = await (await folder.getFileHandle(path.at(-1) ?? "")).getFile()
      const bytes = new Uint8Array(await file.arrayBuffer())
      return btoa(bytes.reduce((letters, byte) => letters + String.fromCharCode(byte), ""))
    },
    ["data", ...name.split("/")]
  )
  return Buffer.from(text, "base64")
}

/** Presses “Save”, answers a question with `confirm`, and resolves to the lines that changed in a file. */
export const saveLines = async (
  page: Page,
  name: string,
  confirm: () => Promise<void> = () => Promise.resolve()
): Promise<string[]> => {
  const before = String(await savedFile(page, name))
  let after = before
  await saveButton(page).click()
  await confirm()
  // While the editor replaces a file, the file is missing for a moment.
  await expect.poll(async () => (after = String(await savedFile(page, name).catch(() => before)))).not.toBe(before)
  const lines = before.split("\n")
  return after.split("\n").filter((line, index) => line !== lines[index])
}

/** Opens the editor with this folder. */
export const openFolder = async (page: Page): Promise<void> => {
  await prepareFolder(page)
  await page.goto("/admin/")
  await page.getByRole("button", { name: "Work with Local Repository" }).click()
}
