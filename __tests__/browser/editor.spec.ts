import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { readContent } from "../../src/build/readContent"
import { checkContent, faultSentence } from "../../src/content/checks"

/** The editor at /admin, on a copy of `data/` in the browser's private file system in place of a folder of one's own. */

const file = "data/services.json"

const copyOfData = async (): Promise<Record<string, string>> => {
  const names = await readdir("data", { recursive: true, withFileTypes: true })
  const files = names.filter(entry => entry.isFile()).map(async entry => {
    const name = path.join(entry.parentPath, entry.name)
    return [name, await readFile(name, "base64")] as const
  })
  return Object.fromEntries(await Promise.all(files))
}

const prepareFolder = async (page: Page): Promise<void> => {
  await page.goto("/admin/config.json")
  await page.evaluate(async files => {
    const root = await navigator.storage.getDirectory()
    const folder = async (names: string[]) => {
      let found = root
      for (const name of names) found = await found.getDirectoryHandle(name, { create: true })
      return found
    }
    // The editor takes a folder for the site's when it has this in it.
    await folder([".git"])
    for (const [name, text] of Object.entries(files)) {
      const names = name.split("/")
      const handle = await (await folder(names.slice(0, -1))).getFileHandle(names.at(-1) ?? "", { create: true })
      const writer = await handle.createWritable()
      await writer.write(Uint8Array.from(atob(text), letter => letter.charCodeAt(0)))
      await writer.close()
    }
  }, await copyOfData())
  await page.addInitScript(() => Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }))
}

const savedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const data = await (await navigator.storage.getDirectory()).getDirectoryHandle("data")
    return (await (await data.getFileHandle("services.json")).getFile()).text()
  })

test("a service is renamed: bad titles are refused, a good one changes one line", async ({ page, baseURL }) => {
  test.slow()
  const foreign: string[] = []
  page.on("request", request => !request.url().startsWith(baseURL ?? "") && !/^(data|blob):/.test(request.url()) && foreign.push(request.url()))
  const before = await readFile(file, "utf8")
  const title = String(JSON.parse(before).services[0].title)
  await prepareFolder(page)
  await page.goto("/admin/")
  await page.getByRole("button", { name: "Work with Local Repository" }).click()
  await page.getByRole("row", { name: "Services" }).or(page.getByRole("gridcell", { name: "Services" })).first().click()

  const list = page.getByRole("group", { name: /Services.* Field/ })
  await list.getByRole("button", { name: "Expand", exact: true }).first().click()
  const field = list.getByRole("textbox", { name: "Title" }).first()
  await expect(field).toHaveValue(title)
  const save = page.getByRole("button", { name: "Save", exact: true })

  await field.fill("")
  await save.click()
  await expect(list.getByText(/required|at least 1/i).first()).toBeVisible()
  expect(await savedText(page)).toBe(before)

  await field.fill("Care in {twon}")
  await save.click()
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog")).filter({ hasText: "twon" })
  await expect(dialog).toContainText("data/services.json, service 1 “Care in {twon}”: “title” has {twon}, which is not known.")
  await dialog.getByRole("button").first().click()
  expect(await savedText(page)).toBe(before)

  const better = title.length > 30 ? "First visit" : `${title} now`
  await field.fill(better)
  await expect(page.frameLocator("iframe").getByRole("heading", { name: better })).toBeVisible({ timeout: 20_000 })
  await save.click()
  await expect.poll(() => savedText(page)).not.toBe(before)

  const after = await savedText(page)
  const lines = before.split("\n")
  const changed = after.split("\n").filter((line, index) => line !== lines[index])
  expect(changed).toEqual([`      "title": ${JSON.stringify(better)},`])
  const content = await readContent("data")
  expect(checkContent({ ...content, files: { ...content.files, "services.json": after } }).map(faultSentence)).toEqual([])
  expect(foreign).toEqual([])
})

test("the editor says where to read why a change was not published, and search engines pass it by", async ({ page }) => {
  await page.goto("/admin/")
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/)
  await page.getByText("Not published? Undo?").click()
  await expect(page.getByText(/press “Details” to read which file, entry and field to mend/)).toBeVisible()
  await expect(page.getByText(/press “Revert”/)).toBeVisible()
})
