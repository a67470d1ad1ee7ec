import { urlOf, build, host, page, pageWithNote, startWorker, storageCalls } from "./startWorker"

const script = () => new Response("0", { headers: { "content-type": "text/javascript" } })

/** Rejects as `fetch` does without a network. */
const offline = () => Promise.reject(new TypeError("Failed to fetch"))

const textOf = async (response?: Response): Promise<string> => (await response?.text()) ?? ""

it("keeps an answer that comes after a copy has been served", async () => {
  const arrivals: ((response: Response) => void)[] = []
  const { visit, copies, endTimers } = await startWorker(() => new Promise(resolve => arrivals.push(resolve)))
  const path = "/page-data/about/page-data.json"
  copies.set(`https://www.example.com${path}`, page("Old"))
  const { answer, end, url } = visit(path)
  endTimers()
  expect(await textOf(await answer)).toContain("Old")
  for (const arrive of arrivals) arrive(page("New"))
  await end()
  expect(await textOf(copies.get(url))).toContain("New")
})

it.each([
  ["whether a page is current, once", "/page-data/about/page-data.json", ["no-cache"]],
  ["for a file that is there, once", "/static/app-0123456789.js", [undefined]],
  ["once more for a file that the browser remembers as missing", "/static/gone-0123456789.js", [undefined, "reload"]],
])("asks the host %s", async (_what, path, expected) => {
  const modes: unknown[] = []
  const { visit, copies } = await startWorker(async ({ url }, init) => {
    modes.push(init?.cache)
    return url.includes("gone") && init?.cache !== "reload" ? new Response("", { status: 404 }) : script()
  })
  const { url, end } = visit(path)
  await end()
  expect(modes).toEqual(expected)
  expect(copies.has(url)).toBe(path.startsWith("/static/"))
})

const navigation = { mode: "navigate" }

it.each([
  ["another site's file", "https://other.example/static/app-0123456789.js", {}],
  ["the editor", "/admin/", navigation],
  ["what is sent", "/contact/", { method: "POST", ...navigation }],
  ["a file without a hash", "/menu.pdf", {}],
])("leaves %s to the browser", async (_name, path, request) => {
  const { visit } = await startWorker(async () => page("About"))
  expect(visit(path, request).answer).toBeUndefined()
})

it("serves the files of the offline pages without a network", async () => {
  let isOnline = true
  const { start, visit } = await startWorker(async ({ url }) => {
    if (!isOnline) return offline()
    return url.endsWith("/") ? page("Offline") : new Response("card", { headers: { "content-type": "text/vcard" } })
  })
  await start("install")
  isOnline = false
  expect(await textOf(await visit("/card.vcf").answer)).toBe("card")
})

const redirected = Object.assign(Object.defineProperty(page("Moved"), "redirected", { value: true }), {
  clone: () => redirected,
})

it("keeps one copy of a page, under its own URL", async () => {
  const { visit, copies } = await startWorker(async () => page("About"))
  for (const path of ["/about/?from=leaflet", "/about/index.html"]) await visit(path, navigation).end()
  expect([...copies.keys()].filter(url => url.includes("about"))).toEqual([urlOf("/about/")])
})

it.each<[string, Response, isCached: boolean]>([
  ["a page of this build", page("About"), true],
  ["a page of another build", new Response("About"), false],
  ["the page of a missing path", new Response(`${build} Not found`, { status: 404 }), false],
  ["a page from another URL", redirected, false],
])("serves %s and keeps it: %#", async (_name, answer, isCached) => {
  const { visit, copies } = await startWorker(async () => answer.clone())
  copies.set(urlOf("/about/"), page("Old"))
  const { answer: served, end, url } = visit("/about/", navigation)
  expect((await served)?.status).toBe(answer.status)
  await end()
  expect((await textOf(copies.get(url))).includes("Old")).toBe(!isCached)
})

it.each([
  ["/about/?from=leaflet", navigation, "A copy"],
  ["/about", navigation, "A copy"],
  ["/about/index.html", navigation, "A copy"],
  [`${host}//about//`, navigation, "A copy"],
  ["/index.html", navigation, "Home"],
  ["/card.vcf", navigation, "BEGIN:VCARD"],
  ["/faq/", navigation, "Offline"],
  ["/pt/faq/", navigation, "Sem rede"],
  ["/page-data/about/page-data.json", {}, "Data"],
])("serves %s without a network", async (path, request, words) => {
  const { visit, copies } = await startWorker(offline)
  for (const [copied, text] of Object.entries({
    "/": "Home",
    "/about/": "A copy",
    "/card.vcf": "BEGIN:VCARD",
    "/offline/": "Offline",
    "/pt/offline/": "Sem rede",
    "/page-data/about/page-data.json": "Data",
  }))
    copies.set(urlOf(copied), page(text))
  copies.get(urlOf("/about/"))?.headers.set("vary", "Accept-Language")
  const { answer, end } = visit(path, request)
  expect(await textOf(await answer)).toContain(words)
  await end()
})

it.each([500, 502, 503])("serves a copy, or the offline page, while the host answers %i", async status => {
  const { visit, copies } = await startWorker(async () => new Response("Bad gateway", { status }))
  copies.set(urlOf("/about/"), page("A copy"))
  copies.set(urlOf("/offline/"), page("Offline"))
  expect(await textOf(await visit("/about/", navigation).answer)).toContain("A copy")
  expect(await textOf(await visit("/faq/", navigation).answer)).toContain("Offline")
  expect([...copies.keys()]).toHaveLength(2)
})

it("serves the offline page of the site's own language where there is no other, and of data no page", async () => {
  const { visit, copies } = await startWorker(offline)
  copies.set(urlOf("/offline/"), page("Offline"))
  expect(await textOf(await visit("/pt/faq/", navigation).answer)).toContain("Offline")
  copies.set(urlOf("/page-data/faq/page-data.json"), page("Data"))
  await expect(visit("/page-data/faq/page-data.json?another").answer).rejects.toThrow("Failed to fetch")
})

it("waits for a slow network where there is no copy", async () => {
  const arrivals: ((response: Response) => void)[] = []
  const { visit, endTimers } = await startWorker(() => new Promise(resolve => arrivals.push(resolve)))
  const { answer } = visit("/page-data/about/page-data.json")
  endTimers()
  await new Promise(resolve => setImmediate(resolve))
  for (const arrive of arrivals) arrive(page("About"))
  expect(await textOf(await answer)).toContain("About")
})

const html = { "content-type": "text/html" }
const javascript = { "content-type": "application/javascript" }
const movedScript = Object.assign(Object.defineProperty(script(), "redirected", { value: true }), {
  clone: () => movedScript,
})

it.each<[what: string, answer: Response]>([
  ["a page that asks people to sign in", new Response("<title>Sign in</title>", { headers: html })],
  ["a page that is called a script", new Response(" <!doctype html>", { headers: javascript })],
  ["a script that is called a page", new Response("0", { headers: html })],
  ["a script from another URL", movedScript],
])("keeps %s not as a script, and replaces one that is kept", async (_what, answer) => {
  let isPortal = true
  const { visit, copies } = await startWorker(async () => (isPortal ? answer.clone() : script()))
  const ask = async () => {
    const asked = visit("/static/app-0123456789.js")
    await asked.end()
    return { ...asked, text: await textOf((await asked.answer)?.clone()) }
  }
  const { url } = await ask()
  expect(copies.has(url)).toBe(false)
  copies.set(url, answer.clone())
  isPortal = false
  expect((await ask()).text).toBe("0")
  expect(await textOf(copies.get(url))).toBe("0")
})

it("keeps a picture whatever type the host gives it, but no page in its place", async () => {
  const { visit, copies } = await startWorker(async ({ url }) =>
    url.includes("portal") ? new Response("", { headers: html }) : new Response("picture")
  )
  for (const name of ["picture", "portal"]) await visit(`/static/${name}.avif`).end()
  expect([...copies.keys()]).toEqual([urlOf("/static/picture.avif")])
})

it("takes a file with a hash from its copies, and keeps none that is missing", async () => {
  const { visit, copies, fetched } = await startWorker(async () => new Response("", { status: 404 }))
  copies.set(urlOf("/static/app-0123456789.js"), script())
  expect(await textOf(await visit("/static/app-0123456789.js").answer)).toBe("0")
  expect(fetched).toEqual([])
  const { answer, end, url } = visit("/static/app-9876543210.js")
  expect((await answer)?.status).toBe(404)
  await end()
  expect(copies.has(url)).toBe(false)
})

const offlineFiles = (prefix: string) => [`${prefix}/offline/`, `${prefix}/card.vcf`]

it("keeps the offline page in the languages that are read, when it is installed and with a page", async () => {
  const worker = await startWorker(async ({ url }) => page(url))
  await worker.start("install")
  const paths = () => [...worker.copies.keys()].map(url => new URL(url).pathname).toSorted()
  expect(paths()).toEqual([...offlineFiles(""), "/page-data/app-data.json"].toSorted())
  expect(worker.done).toEqual(["skipWaiting"])
  // Requests bypass the browser's cache, which may contain files of the previous build.
  expect([...worker.modes]).toEqual(["reload"])
  await worker.visit("/pt/faq/", navigation).end()
  expect(paths()).toEqual(
    [...offlineFiles(""), ...offlineFiles("/pt"), "/page-data/app-data.json", "/pt/faq/"].toSorted()
  )
  worker.fetched.length = 0
  await worker.visit("/pt/faq/", navigation).end()
  await worker.visit("/page-data/faq/page-data.json").end()
  // The other files are cached already.
  expect(worker.fetched).toEqual(["/pt/faq/", "/page-data/faq/page-data.json"])
})

it("keeps the offline page in the language of a page that is open while it is installed", async () => {
  const { start, copies } = await startWorker(async ({ url }) => page(url), { windows: [`${host}/pt/faq/`] })
  await start("install")
  expect([...copies.keys()]).toEqual(expect.arrayContaining([...offlineFiles(""), ...offlineFiles("/pt")].map(urlOf)))
})

it.each([
  ["beside the pages of another build", new Response("Of another build"), "Another build"],
  ["where a page is sent in place of what it keeps", new Response("", { headers: html }), "Not a file"],
])("is not installed %s", async (_where, answer, reason) => {
  const { start, done } = await startWorker(async ({ url }) =>
    url.endsWith("/offline/") === reason.startsWith("Another") ? answer.clone() : page("Offline")
  )
  await expect(start("install")).rejects.toThrow(reason)
  expect(done).toEqual([])
})

/** Earlier versions of the worker named a cache after the build alone. */
const earlierCacheName = "0123456789abcdef0123"

it("deletes all its own copies when it is switched off, and no others", async () => {
  const { start, done } = await startWorker(offline, {
    names: ["of another program", "gatsby-plugin-on-demand-one", earlierCacheName],
    isOff: true,
  })
  await start("activate")
  expect(done).toEqual(["unregister", "delete gatsby-plugin-on-demand-one", `delete ${earlierCacheName}`])
})

it("deletes its own copies of other builds, and serves the pages that are open", async () => {
  const [own = "", earlier = ""] = [build, "another"].map(name => `gatsby-plugin-on-demand-${name}`)
  const { start, done } = await startWorker(offline, {
    names: ["of another program", own, earlier, earlierCacheName],
  })
  await start("activate")
  expect(done).toEqual(["claim", `delete ${earlier}`, `delete ${earlierCacheName}`])
})

/** On the evening of the 26th where the device of the tests is. */
const savedAt = { date: "Fri, 27 Nov 2026 08:00:00 GMT" }

const withDate = (copy: Response): Response => {
  copy.headers.set("date", savedAt.date)
  return copy
}

const note = "Saved on 26.11.2026 & more"

it.each([
  ["/about/", "/about/", "Saved on 26.11.2026 &amp; more"],
  ["/pt/about/", "/pt/about/", "Guardada on 26.11.2026 &amp; more"],
  ["/faq/", "/offline/", "Saved on 26.11.2026 &amp; more"],
])("says of %s from the copy of %s when it was saved", async (path, copied, expected) => {
  const { visit, copies } = await startWorker(offline)
  copies.set(urlOf(copied), withDate(pageWithNote()))
  expect(await textOf(await visit(path, navigation).answer)).toBe(await pageWithNote(expected).text())
})

it("remembers when it has saved a page, whatever the host says", async () => {
  const { visit, copies } = await startWorker(async () => withDate(page("About")))
  const before = Date.now()
  const { url, end } = visit("/about/", navigation)
  await end()
  // The header has whole seconds.
  const date = Date.parse(copies.get(url)?.headers.get("date") ?? "")
  expect(date).toBeGreaterThan(before - 1000)
  expect(date).toBeLessThanOrEqual(Date.now())
})

it.each([
  ["/about/", navigation, "", []],
  ["/page-data/about/page-data.json", {}, "/about/", [["window", ["/about/", note]]]],
  ["/page-data/index/page-data.json", {}, "/", [["window", ["/", note]]]],
])(
  "tells the page when the fresh %s has come, and before that that its data is a copy",
  async (requested, mode, path, announced) => {
    for (const [isCurrent, fresh] of [
      [true, [["window", path && [path, ""]]]],
      [false, []],
    ] as const) {
      const arrivals: ((response: Response) => void)[] = []
      const { visit, copies, messages, endTimers } = await startWorker(
        ({ url }) => (url.endsWith("/offline/") ? offline() : new Promise(resolve => arrivals.push(resolve))),
        // A fresh page has come also where it cannot be stored.
        { failing: "put" }
      )
      copies.set(urlOf(requested), withDate(page("Old")))
      const { answer, end } = visit(requested, mode)
      endTimers()
      await answer
      expect(messages).toEqual(announced)
      for (const arrive of arrivals) arrive(isCurrent ? page("New") : new Response("Of another build"))
      await end()
      expect(messages).toEqual([...announced, ...fresh])
    }
  }
)

it.each(storageCalls)("serves pages and files from the host while its storage fails: %s", async failing => {
  const { visit, start, done } = await startWorker(
    async ({ url }) => (url.endsWith(".js") ? script() : page("Fresh")),
    { failing, names: ["gatsby-plugin-on-demand-another"] }
  )
  for (const [path, request] of [
    ["/about/", navigation],
    ["/page-data/about/page-data.json", {}],
    ["/static/app-0123456789.js", {}],
  ] as const) {
    const { answer, end } = visit(path, request)
    expect((await answer)?.ok).toBe(true)
    await end()
  }
  await start("activate").catch(() => undefined)
  expect(done).toContain("claim")
})

it("serves a file from the host, and the offline page, where a copy cannot be read", async () => {
  const { visit, copies } = await startWorker(async ({ url }) => (url.endsWith(".js") ? script() : offline()))
  const damage = (path: string) => {
    const unreadable: Response = Object.assign(new Response("", { headers: javascript }), {
      clone: () => unreadable,
      text: () => Promise.reject(new Error("The copy is damaged.")),
    })
    copies.set(urlOf(path), unreadable)
  }
  damage("/static/app-0123456789.js")
  damage("/about/")
  copies.set(urlOf("/offline/"), page("Offline"))
  expect(await textOf(await visit("/static/app-0123456789.js").answer)).toBe("0")
  expect(await textOf(await visit("/about/", navigation).answer)).toContain("Offline")
})
