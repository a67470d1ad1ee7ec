import { readFile } from "node:fs/promises"
import path from "node:path"
import type { Page } from "@playwright/test"
import { listFiles } from "../../../src/gatsby/gatsbyOutput"
import { contentRoot } from "../sites"

/** The sample's files as they are in a repository: below `data`, in base 64. */
const copyOfData = async (): Promise<Record<string, string>> => {
  const root = contentRoot("sample")
  const files = (await listFiles(root)).map(async file => [
    file.slice(1),
    await readFile(path.join(root, file), "base64"),
  ])
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
