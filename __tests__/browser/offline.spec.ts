import { cp, mkdtemp, readFile, readdir, writeFile } from "node:fs/promises"
import http from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { writeWorker } from "../../src/build/scripts"
import { vCard } from "../../src/build/vCard"
import { type Site, answerFrom, serve } from "../../scripts/server"
import { readData } from "../support/data"
import { followRequests } from "../support/network"
import { sampleSite } from "../support/sites"

const data = readData()
/** Each test has a server and a port of its own: it takes the network away and puts other builds in place. */
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

/** The page at `address` from the network, and the worker has its copy. */
const read = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match(location.href, { ignoreVary: true }))))
    .toBe(true)
}

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
  return folder
}

test("who only reads one page gets no worker; the first use of a control brings it", async ({ page }) => {
  const address = await start(sampleSite)
  const { settled } = followRequests(page)
  await page.goto(`${address}/faq/`)
  await settled()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.locator("summary").first().click()
  await workerReady(page)
})

test("without a network, pages read since open and any other shows the clinic's numbers", async ({ page }) => {
  const address = await start(sampleSite)
  await visit(page, address)
  await read(page, `${address}/about/`)
  await stop()
  await page.goto(`${address}/about/`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    data.about.heading.replace("{name}", data.clinic.name)
  )
  await page.goto(`${address}/services/`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(data.offline.heading)
  const main = page.getByRole("main")
  await expect(main.getByRole("link", { name: data.clinic.phone })).toHaveAttribute(
    "href",
    `tel:${data.clinic.phone.replaceAll(" ", "")}`
  )
  await expect(main.getByText(data.clinic.address.street)).toBeVisible()
  await expect(main.getByText(data.clinic.hours.time)).toBeVisible()
  await expect(main.getByText(data.offline.directions)).toBeVisible()
})

test("a build that replaces another while a tab is open is shown at the next load, and offline too", async ({
  page,
}) => {
  const word = data.about.mission.heading
  const address = await start(sampleSite)
  await visit(page, address)
  await read(page, `${address}/about/`)
  await stop()
  await start(await otherBuild(word, "A new mission"), portOf(address))
  await page.reload()
  await expect(page.getByRole("heading", { name: "A new mission" })).toBeVisible()
  // The new worker has taken over, and with it the copies of the old build have gone.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["0123456789abcdef0123"])
  await read(page, `${address}/about/`)
  await stop()
  await page.reload()
  await expect(page.getByRole("heading", { name: "A new mission" })).toBeVisible()
})

test("the kill switch removes the worker and its copies", async ({ page }) => {
  const address = await start(sampleSite)
  await visit(page, address)
  await stop()
  const folder = await mkdtemp(path.join(tmpdir(), "build-"))
  await cp(sampleSite, folder, { recursive: true })
  process.env["SITE_WORKER"] = "off"
  await writeWorker(folder, "none")
  delete process.env["SITE_WORKER"]
  await start(folder, portOf(address))
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

test("an old build's file that is gone ends in a full load of the page, not in a blank one", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const address = await start(sampleSite)
  await page.goto(`${address}/`)
  await page.getByRole("button", { name: "Next slide" }).click()
  await expect(page.getByRole("button", { name: /^Slide 2/ })).toHaveAttribute("aria-current", "true")
  for (const broken of [
    { status: 404, contentType: "text/html", body: "<h1>Not found</h1>" },
    { status: 200, contentType: "text/html", body: "<!doctype html><p>another page" },
    { status: 200, contentType: "application/json", body: '{"component' },
  ]) {
    await page.route(/page-data\/about|component---src-pages-about/, route => route.fulfill(broken))
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      data.about.heading.replace("{name}", data.clinic.name)
    )
    await page.unroute(/page-data\/about|component---src-pages-about/)
    await page.goto(`${address}/`)
    await page.getByRole("button", { name: "Next slide" }).click()
    await expect(page.getByRole("button", { name: /^Slide 2/ })).toHaveAttribute("aria-current", "true")
  }
})

test("the offline page has all it needs, and saves the clinic's number without a network", async ({ page }) => {
  const address = await start(sampleSite)
  await visit(page, address)
  await stop()
  await page.goto(`${address}/services/`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(data.offline.heading)
  const download = page.waitForEvent("download")
  await page.getByRole("main").getByRole("link", { name: "Save our number" }).click()
  expect(await readFile(await (await download).path(), "utf8")).toBe(vCard(data.clinic))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(data.offline.heading)
})

test("the offline page and all that is kept with it are at most 10 KB, and say what they weigh", async ({ page }) => {
  const address = await start(sampleSite)
  const answer = await answerFrom(sampleSite)
  const weigh = async (url: string): Promise<number> =>
    (await answer({ url, headers: { "accept-encoding": "br" } })).body.length
  await visit(page, address)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain("/offline/")
  expect(kept).toContain("/clinic.vcf")
  const bytes = await Promise.all(kept.map(weigh))
  const worker = await weigh("/sw.js")
  const sum = bytes.reduce((total, size) => total + size, 0)
  console.log(
    `Kept for offline, bytes with brotli: ${kept.map((file, index) => `${file} ${bytes[index]}`).join(", ")}; together ${sum}; beside them /sw.js ${worker}.`
  )
  expect(worker).toBeGreaterThan(0)
  // 1 KB = 1000 bytes, the worker included.
  expect(sum + worker).toBeLessThanOrEqual(10_000)
})

/** The built site from a server that notes what is asked for and can keep its answers back. */
const startHeld = async () => {
  const answer = await answerFrom(sampleSite)
  const asked: string[] = []
  let held = false
  let waiting: (() => void)[] = []
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? "")
    const respond = () => {
      answer(request).then(
        ({ status, headers, body }) => response.writeHead(status, headers).end(body),
        () => response.writeHead(500).end()
      )
    }
    if (held) waiting.push(respond)
    else respond()
  })
  await new Promise<void>(resolve => server.listen(0, "localhost", resolve))
  const place = server.address()
  if (typeof place !== "object" || place === null) throw new Error("The server has no address.")
  const address = `http://localhost:${place.port}`
  site = {
    address,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const keepBack = () => {
    held = true
  }
  const release = () => {
    held = false
    for (const respond of waiting) respond()
    waiting = []
  }
  return { address, asked, keepBack, release }
}

test("pages come from the network first, and after its time from the copy; without a copy a slow network is waited for", async ({
  page,
  context,
}) => {
  const { address, asked, keepBack, release } = await startHeld()
  await visit(page, address)
  await read(page, `${address}/about/`)
  asked.length = 0
  await page.goto(`${address}/about/`)
  expect(asked).toContain("/about/")
  keepBack()
  asked.length = 0
  // The page without a copy is asked for first: when the other's time is up, its own has been up before.
  const other = await context.newPage()
  const coming = other.goto(`${address}/services/`)
  await expect.poll(() => asked).toContain("/services/")
  await page.goto(`${address}/about/`, { waitUntil: "commit" })
  expect(asked).toContain("/about/")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    data.about.heading.replace("{name}", data.clinic.name)
  )
  expect(other.url()).toBe("about:blank")
  release()
  await coming
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(data.services.heading)
})

test("files with a hash in their name come from the copy, without asking the network", async ({ page }) => {
  const { address, asked } = await startHeld()
  await visit(page, address)
  await page.goto(`${address}/about/`)
  // The browser's own memory is left out: it would answer too.
  const read = (file: string) =>
    page.evaluate(async path => (await (await fetch(path, { cache: "no-store" })).text()).length, file)
  const files = (await readdir(sampleSite))
    .filter(file => /^(app|framework)-[0-9a-f]{10}\.js$/.test(file))
    .map(file => `/${file}`)
  expect(files.length).toBeGreaterThanOrEqual(2)
  for (const file of files) {
    const length = await read(file)
    expect(asked.filter(url => url === file)).toHaveLength(1)
    await expect.poll(() => page.evaluate(async path => Boolean(await caches.match(path)), file)).toBe(true)
    expect(await read(file)).toBe(length)
    expect(asked.filter(url => url === file)).toHaveLength(1)
  }
  await stop()
  for (const file of files) expect(await read(file)).toBeGreaterThan(0)
})
