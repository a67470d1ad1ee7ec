import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import type { Page } from "@playwright/test"
import { contentRoot } from "../sites"

/** The sample's files as they are in a repository: below `data`, in base 64. */
const copyOfData = async (): Promise<Record<string, string>> => {
  const folder = path.join(contentRoot("sample"), "data")
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names
    .filter(entry => entry.isFile())
    .map(async entry => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(contentRoot("sample"), file), await readFile(file, "base64")] as const
    })
  return Object.fromEntries(await Promise.all(files))
}

/** Puts a copy of the sample into the private file system of the page, where the editor then looks for a local folder. */
export const prepareFolder = async (page: Page): Promise<void> => {
  await page.goto("/admin/config.json")
  await page.evaluate(
    async files => {
      const root = await navigator.storage.getDirectory()
      // The editor recognises the project's folder by this.
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
