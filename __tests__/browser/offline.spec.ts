import { cp, mkdtemp, readFile, readdir, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { type Site, answerFrom, serve } from "../../scripts/server"
import { homePage } from "../support/browser/homePage"
import { followRequests } from "../support/browser/network"
import { indexedRoutes } from "../support/routes"
import { serveWithDelays } from "./serveWithDelays"
import { sampleSite, siteWithoutWorker, sitesFolder } from "../support/sites"

/** The server of a test. Each test has its own, to turn it off or to replace the build. */
let site: Site | undefined

const start = async (folder = sampleSite, port = 0): Promise<string> => {
  site = await serve(folder, { port, quality: 4 })
  return site.address
}

const portOf = (address: string): number => Number(new URL(address).port)

const stop = async (): Promise<void> => {
  await site?.close()
  site = undefined
}

test.afterEach(stop)

/** The heading of a page. */
const heading = (page: Page) => page.getByRole("heading", { level: 1 })

/** Opens a page and waits until the service worker has its copy. */
const read = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match(location.href, { ignoreVary: true }))))
    .toBe(true)
}

const workerReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true))

/** Opens a page and uses a control, which installs the service worker. */
const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/faq/`)
  await page.locator("summary").first().click()
  await workerReady(page)
}

/** Copies the built site to a temporary folder. */
const copySite = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), "build-"))
  await cp(sampleSite, folder, { recursive: true })
  return folder
}

/** Another build of the site, with `from` replaced by `to`. */
const otherBuild = async (from: string, to: string): Promise<string> => {
  const folder = await copySite()
  const build =
    /name="build" content="([0-9a-f]{20})"/.exec(await readFile(path.join(folder, "index.html"), "utf8"))?.[1] ?? ""
  const name = "0123456789abcdef0123"
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|json)$|^sw\.js$/.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const text = await readFile(file, "utf8")
    await writeFile(file, text.replaceAll(build, name).replaceAll(from, to))
  }
  return folder
}

test("installation", async ({ page }) => {
  const address = await start()
  const { settled } = followRequests(page)
  await page.goto(`${address}/faq/`)
  await settled()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.locator("summary").first().click()
  await workerReady(page)
})

test("visited and other pages without a network", async ({ page }) => {
  const address = await start()
  await visit(page, address)
  await read(page, `${address}/about/`)
  await stop()
  await page.goto(`${address}/about/`)
  await expect(heading(page)).toHaveText("About Mopane Medical Centre")
  await page.goto(`${address}/services/`)
  await expect(heading(page)).toHaveText("You are offline")
  const main = page.getByRole("main")
  await expect(main.getByRole("link", { name: "+263 00 000 0000" })).toHaveAttribute("href", "tel:+263000000000")
  await expect(main.getByText("Stand 24, Hospital Road")).toBeVisible()
  await expect(main.getByText("24 Hrs")).toBeVisible()
  await expect(main.getByText(/^Hospital Road, just south of its crossing with Main Road\./)).toBeVisible()
})

test("a new build", async ({ page }) => {
  const address = await start()
  await visit(page, address)
  await read(page, `${address}/about/`)
  await stop()
  await start(await otherBuild("Our Mission", "A new mission"), portOf(address))
  await page.reload()
  await expect(page.getByRole("heading", { name: "A new mission" })).toBeVisible()
  // The new service worker has deleted the copies of the old build.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["0123456789abcdef0123"])
  await read(page, `${address}/about/`)
  await stop()
  await page.reload()
  await expect(page.getByRole("heading", { name: "A new mission" })).toBeVisible()
})

test("the kill switch", async ({ page }) => {
  const address = await start()
  await visit(page, address)
  await stop()
  await start(path.join(sitesFolder, siteWithoutWorker), portOf(address))
  await page.goto(`${address}/services/`)
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    )
    .toEqual([0, 0])
})

test("a missing file of an old build", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const address = await start()
  const home = homePage(page)
  await page.goto(`${address}/`)
  await home.next.click()
  await home.expectSlide(1)
  for (const broken of [
    { status: 404, contentType: "text/html", body: "<h1>Not found</h1>" },
    { status: 200, contentType: "text/html", body: "<!doctype html><p>another page" },
    { status: 200, contentType: "application/json", body: '{"component' },
  ]) {
    await page.route(/page-data\/about|static\/about-/, route => route.fulfill(broken))
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
    await expect(heading(page)).toHaveText("About Mopane Medical Centre")
    await page.unroute(/page-data\/about|static\/about-/)
    await page.goto(`${address}/`)
    await home.next.click()
    await home.expectSlide(1)
  }
})

test("the vCard without a network", async ({ page }) => {
  const address = await start()
  await visit(page, address)
  await stop()
  await page.goto(`${address}/services/`)
  await expect(heading(page)).toHaveText("You are offline")
  const download = page.waitForEvent("download")
  await page.getByRole("main").getByRole("link", { name: "Save our number" }).click()
  const file = await (await download).path()
  expect(await readFile(file, "utf8")).toBe(await readFile(path.join(sampleSite, "clinic.vcf"), "utf8"))
  await expect(heading(page)).toHaveText("You are offline")
})

test("bytes", async ({ page }) => {
  const address = await start()
  const answer = await answerFrom(sampleSite)
  const compressedSize = async (url: string): Promise<number> =>
    (await answer({ url, headers: { "accept-encoding": "br" } })).body.length
  await visit(page, address)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain("/offline/")
  expect(kept).toContain("/clinic.vcf")
  const bytes = await Promise.all(kept.map(compressedSize))
  const worker = await compressedSize("/sw.js")
  const sum = bytes.reduce((total, size) => total + size, 0)
  console.log(
    `Offline files in bytes with brotli: ${kept.map((file, index) => `${file} ${bytes[index]}`).join(", ")}; together ${sum}; service worker ${worker}.`
  )
  expect(worker).toBeGreaterThan(0)
  // 1 KB = 1000 bytes, the worker included.
  expect(sum + worker).toBeLessThanOrEqual(10_000)
})

/** Starts a server that records requests and can delay its answers. */
const startWithDelays = async () => {
  const delayed = await serveWithDelays(sampleSite)
  site = delayed
  return delayed
}

test("slow networks", async ({ page, context }) => {
  const { address, requests, hold, release } = await startWithDelays()
  await visit(page, address)
  await read(page, `${address}/about/`)
  requests.length = 0
  await page.goto(`${address}/about/`)
  expect(requests).toContain("/about/")
  hold()
  requests.length = 0
  // The page without a copy is requested first, so its time limit ends before that of the other page.
  const other = await context.newPage()
  const coming = other.goto(`${address}/services/`)
  await expect.poll(() => requests).toContain("/services/")
  await page.goto(`${address}/about/`, { waitUntil: "commit" })
  expect(requests).toContain("/about/")
  await expect(heading(page)).toHaveText("About Mopane Medical Centre")
  expect(other.url()).toBe("about:blank")
  release()
  await coming
  await expect(heading(other)).toHaveText("Our Services")
})

test("a second visit", async ({ page }) => {
  const { address, requests, takeSentBytes } = await startWithDelays()
  const { settled } = followRequests(page)
  const open = async (route: string): Promise<number> => {
    takeSentBytes()
    requests.length = 0
    await page.goto(`${address}${route}`)
    await settled()
    expect(requests).toContain(route)
    return takeSentBytes()
  }
  const expectLittle = async (): Promise<void> => {
    for (const route of indexedRoutes) {
      await open(route)
      expect.soft(await open(route), route).toBeLessThanOrEqual(1000)
    }
  }
  expect(await open("/")).toBeGreaterThan(10_000)
  await expectLittle()
  await visit(page, address)
  await expectLittle()
})

test("a changed page", async ({ page }) => {
  const folder = await copySite()
  // As on a host that leaves it to the browser how long a page is kept.
  await writeFile(path.join(folder, "_headers"), "/*\n  Cache-Control: max-age=600\n")
  const address = await start(folder)
  await visit(page, address)
  await read(page, `${address}/about/`)
  await page.goto(`${address}/faq/`)
  const file = path.join(folder, "about", "index.html")
  await writeFile(file, (await readFile(file, "utf8")).replaceAll("Our Mission", "A new mission"))
  await page.goto(`${address}/about/`)
  await expect(page.getByRole("heading", { name: "A new mission" })).toBeVisible()
})

test("files with a hash", async ({ page }) => {
  const { address, requests } = await startWithDelays()
  await visit(page, address)
  await page.goto(`${address}/about/`)
  // Without the browser's own cache, which would answer, too.
  const read = (file: string) =>
    page.evaluate(async path => (await (await fetch(path, { cache: "no-store" })).text()).length, file)
  const files = (await readdir(path.join(sampleSite, "static")))
    .filter(file => /^(app|framework)-[0-9a-f]{10}\.js$/.test(file))
    .map(file => `/static/${file}`)
  expect(files.length).toBeGreaterThanOrEqual(2)
  for (const file of files) {
    const length = await read(file)
    expect(requests.filter(url => url === file)).toHaveLength(1)
    await expect.poll(() => page.evaluate(async path => Boolean(await caches.match(path)), file)).toBe(true)
    expect(await read(file)).toBe(length)
    expect(requests.filter(url => url === file)).toHaveLength(1)
  }
  await stop()
  for (const file of files) expect(await read(file)).toBeGreaterThan(0)
})
