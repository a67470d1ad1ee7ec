import { cp, mkdtemp, readFile, readdir, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { writeWorker } from "../../src/build/scripts"
import { type Site, serve } from "../../scripts/server"
import { readData } from "../support/data"

// Each test has a server and a port of its own: it takes the network away and puts other builds in place.
test.describe.configure({ mode: "serial" })

const data = readData()
let site: Site | undefined

const start = async (folder: string, port = 0): Promise<string> => {
  site = await serve(folder, { port })
  return site.address
}

const portOf = (address: string): number => Number(new URL(address).port)

const stop = async (): Promise<void> => {
  await site?.close()
  site = undefined
}

test.afterEach(stop)

const workerReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true))

/** A first visit that uses a control: the worker comes. */
const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/faq/`)
  await page.locator("summary").first().click()
  await workerReady(page)
}

/** A copy of the built site with every word `from` changed, as another build would be. */
const otherBuild = async (from: string, to: string): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), "build-"))
  await cp("public", folder, { recursive: true })
  const build = /"build":"([0-9a-f]{20})"/.exec(await readFile(path.join(folder, "index.html"), "utf8"))?.[1] ?? ""
  const name = "0123456789abcdef0123"
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|json)$|^sw\.js$/.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const text = await readFile(file, "utf8")
    await writeFile(file, text.replaceAll(build, name).replaceAll(from, to))
  }
  return folder
}

test("who only reads one page gets no worker; the first use of a control brings it", async ({ page }) => {
  const address = await start("public")
  await page.goto(`${address}/faq/`, { waitUntil: "networkidle" })
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.locator("summary").first().click()
  await workerReady(page)
})

test("without a network, pages read since open and any other shows the clinic's numbers", async ({ page }) => {
  const address = await start("public")
  await visit(page, address)
  await page.goto(`${address}/about/`, { waitUntil: "networkidle" })
  await stop()
  await page.goto(`${address}/about/`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(data.about.heading.replace("{name}", data.clinic.name))
  await page.goto(`${address}/services/`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(data.offline.heading)
  const main = page.getByRole("main")
  await expect(main.getByRole("link", { name: data.clinic.phone })).toHaveAttribute("href", `tel:${data.clinic.phone.replaceAll(" ", "")}`)
  await expect(main.getByText(data.clinic.address.stand)).toBeVisible()
  await expect(main.getByText(data.clinic.hours.time)).toBeVisible()
  await expect(main.getByText(data.offline.directions)).toBeVisible()
})

test("a build that replaces another while a tab is open is shown at the next load, and offline too", async ({ page }) => {
  const word = data.about.mission.heading
  const address = await start("public")
  await visit(page, address)
  await page.goto(`${address}/about/`, { waitUntil: "networkidle" })
  await stop()
  await start(await otherBuild(word, "A new mission"), portOf(address))
  await page.reload({ waitUntil: "networkidle" })
  await expect(page.getByRole("heading", { name: "A new mission" })).toBeVisible()
  // The new worker has taken over, and with it the copies of the old build have gone.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["0123456789abcdef0123"])
  await page.reload({ waitUntil: "networkidle" })
  await stop()
  await page.reload()
  await expect(page.getByRole("heading", { name: "A new mission" })).toBeVisible()
})

test("the kill switch removes the worker and its copies", async ({ page }) => {
  const address = await start("public")
  await visit(page, address)
  await stop()
  const folder = await mkdtemp(path.join(tmpdir(), "build-"))
  await cp("public", folder, { recursive: true })
  process.env["SITE_WORKER"] = "off"
  await writeWorker(folder, "none")
  delete process.env["SITE_WORKER"]
  await start(folder, portOf(address))
  await page.goto(`${address}/services/`)
  await expect.poll(() => page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])).toEqual([0, 0])
})

test("an old build's file that is gone ends in a full load of the page, not in a blank one", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const address = await start("public")
  await page.goto(`${address}/`, { waitUntil: "networkidle" })
  await page.getByRole("button", { name: "Next slide" }).click()
  await expect(page.getByRole("button", { name: /^Slide 2/ })).toHaveAttribute("aria-current", "true")
  for (const broken of [
    { status: 404, contentType: "text/html", body: "<h1>Not found</h1>" },
    { status: 200, contentType: "text/html", body: "<!doctype html><p>another page" },
    { status: 200, contentType: "application/json", body: '{"component' },
  ]) {
    await page.route(/page-data\/about|component---src-pages-about/, route => route.fulfill(broken))
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(data.about.heading.replace("{name}", data.clinic.name))
    await page.unroute(/page-data\/about|component---src-pages-about/)
    await page.goto(`${address}/`, { waitUntil: "networkidle" })
    await page.getByRole("button", { name: "Next slide" }).click()
    await expect(page.getByRole("button", { name: /^Slide 2/ })).toHaveAttribute("aria-current", "true")
  }
})
