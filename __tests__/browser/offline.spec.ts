import { cp, readFile, readdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { type Site, answerFrom, serve } from "../../plugins/gatsby-plugin-host-files"
import { hydrate } from "../../testing/browser/hydrated"
import { sampleSite, siteWithoutWorker, sitesFolder } from "../../testing/sites"

/**
 * Checks pages without a network, and after a new build. Unit tests cover how the service worker handles each response.
 */

/** The current test's server. Each test has its own, so that it can stop it or replace the build. */
let site: Site | undefined

const start = async (folder = sampleSite, port = 0): Promise<string> => {
  site = await serve(folder, { port, quality: 4 })
  return site.url
}

const portOf = (url: string): number => Number(new URL(url).port)

const stop = async (): Promise<void> => {
  await site?.close()
  site = undefined
}

test.afterEach(stop)

/** Returns the heading of a page. */
const heading = (page: Page) => page.getByRole("heading", { level: 1 })

/** Opens a page and waits until the service worker has its copy. */
const read = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match(location.href, { ignoreVary: true }))))
    .toBe(true)
}

/** Opens a page and uses a control, which installs the service worker. */
const visit = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/faq/`)
  await page.locator("summary").first().click()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
}

/** Makes another build of the site in `folder`, with `from` replaced by `to`. */
const makeOtherBuild = async (folder: string, from: string, to: string): Promise<void> => {
  await cp(sampleSite, folder, { recursive: true })
  const build =
    /name="build" content="([0-9a-f]{20})"/.exec(await readFile(path.join(folder, "index.html"), "utf8"))?.[1] ?? ""
  const name = "0123456789abcdef0123"
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|json)$|^sw\.js$/.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const text = await readFile(file, "utf8")
    await writeFile(file, text.replaceAll(build, name).replaceAll(from, to))
  }
}

test("without a network, visited pages open, and the offline page for others", { tag: "@fast" }, async ({ page }) => {
  const url = await start()
  await visit(page, url)
  await read(page, `${url}/about/`)
  await stop()
  await page.goto(`${url}/about/`)
  await expect(heading(page)).toHaveText("About Mopane Medical Centre")
  const note = page.getByText(/^Saved on this phone on \d+ \w+ \d{4}; numbers may have changed\.$/)
  await expect(note).toBeVisible()
  // Neither the browser's own cache nor the host has it.
  const logo = page.getByRole("banner").locator("img")
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.goto(`${url}/services/`)
  await expect(heading(page)).toHaveText("You are offline")
  await expect(note).toBeVisible()
  const main = page.getByRole("main")
  // The first: what is an example names the number again.
  const number = main.getByRole("link", { name: "+263 00 000 0000" }).first()
  await expect(number).toHaveAttribute("href", "tel:+263000000000")
  await expect(main.getByText("Stand 24, Hospital Road")).toBeVisible()
  await expect(main.getByText("24 Hrs")).toBeVisible()
  await expect(main.getByText(/^Hospital Road, just south of its crossing with Main Road\./)).toBeVisible()
  await expect(main.getByRole("link", { name: "Get Directions" })).toHaveCount(0)
  const download = page.waitForEvent("download")
  await main.getByRole("link", { name: "Save our number" }).click()
  const file = await (await download).path()
  expect(await readFile(file, "utf8")).toBe(await readFile(path.join(sampleSite, "clinic.vcf"), "utf8"))
  await expect(heading(page)).toHaveText("You are offline")
})

test("a stored page is replaced when the page arrives from the network", { tag: "@fast" }, async ({ page }) => {
  const url = await start()
  await visit(page, url)
  await read(page, `${url}/about/`)
  const note = page.getByText(/^Saved on this phone/)
  await expect(note).toHaveCount(0)
  const releases: (() => void)[] = []
  await page.context().route("**/about/", async route => {
    await new Promise<void>(resolve => releases.push(resolve))
    await route.continue()
  })
  // The copy comes after the worker's four seconds.
  await page.goto(`${url}/about/`)
  await expect(note).toBeVisible()
  for (const release of releases) release()
  await expect(note).toHaveCount(0)
})

test("the pages of a new build are shown as soon as there is a network", { tag: "@fast" }, async ({ page }, info) => {
  const url = await start()
  await visit(page, url)
  await read(page, `${url}/about/`)
  await stop()
  const folder = info.outputPath("build")
  await makeOtherBuild(folder, "Our Mission", "A new mission")
  await start(folder, portOf(url))
  await page.reload()
  await expect(page.getByRole("heading", { name: "A new mission" })).toBeVisible()
  // The new service worker has deleted the copies of the old build.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["gatsby-plugin-on-demand-0123456789abcdef0123"])
  await read(page, `${url}/about/`)
  await stop()
  await page.reload()
  await expect(page.getByRole("heading", { name: "A new mission" })).toBeVisible()
})

// This test is not among the fast ones, because it needs another site.
test("the kill switch removes the service worker and its copies", async ({ page }) => {
  const url = await start()
  await visit(page, url)
  await stop()
  await start(path.join(sitesFolder, siteWithoutWorker), portOf(url))
  await page.goto(`${url}/services/`)
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    )
    .toEqual([0, 0])
})

test("a page is reloaded if a file of an old build is missing", { tag: "@fast" }, async ({ page, baseURL }) => {
  const files = /page-data\/about|static\/about-/
  for (const broken of [
    { status: 404, contentType: "text/html", body: "<h1>Not found</h1>" },
    { status: 200, contentType: "text/html", body: "<!doctype html><p>another page" },
    { status: 200, contentType: "application/json", body: '{"component' },
  ]) {
    await page.goto(`${baseURL}/`)
    await hydrate(page)
    await page.route(files, route => route.fulfill(broken))
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
    await expect(heading(page)).toHaveText("About Mopane Medical Centre")
    await page.unroute(files)
  }
})

test("the service worker and its copies need at most 11.2 KB", { tag: "@fast" }, async ({ page }) => {
  const answer = await answerFrom(sampleSite)
  const compressedSize = async (url: string): Promise<number> =>
    (await answer({ url, headers: { "accept-encoding": "br" } })).body.length
  await visit(page, await start())
  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(cached).toEqual(expect.arrayContaining(["/offline/", "/clinic.vcf"]))
  const sizes = await Promise.all([...cached, "/sw.js"].map(compressedSize))
  // 11.2 KB (1 KB = 1000 bytes), the worker included: the offline page says how to reach the clinic without a call.
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(11_200)
})
