/**
 * The service worker. It stores one small page for use if no other copy exists, and the pages that the visitor has
 * read, for use without a network. Pages come from the network first, hashed files from the cache. All copies belong to
 * one build: responses of another build are not stored, and old copies are deleted when the worker of a new build takes
 * over.
 */
declare const self: ServiceWorkerGlobalScope
/** The build's id, which is in every page and its data. */
declare const BUILD: string
/** Files to fetch when the worker is installed. */
declare const PRECACHE: readonly string[]
/**
 * For each language, the prefix of its addresses, the address of its offline page, and the files that are stored with
 * it.
 */
declare const OFFLINE: readonly (readonly [begins: string, page: string, files: readonly string[]])[]
/** Prefixes of addresses that the worker leaves to the browser. */
declare const IGNORED: readonly string[]

/** Milliseconds to wait for the network if there is a copy. */
const networkTimeoutMs = 4000

const openCache = (): Promise<Cache> => caches.open(BUILD)

const isHashed = (path: string): boolean => path.startsWith("/static/")

/** Returns the address of the offline page for the language of an address. */
const findOffline = (address: string): string | undefined =>
  OFFLINE.find(([begins]) => new URL(address).pathname.startsWith(begins))?.[1]

/** Address of the offline page in the site's default language. */
const ownOffline = OFFLINE.at(-1)?.[1]

/**
 * Returns whether a response is the file at `path` and not a page: a Wi-Fi sign-in page or a host with a fallback page
 * also responds with status 200.
 */
const isFile = async (path: string, response: Response): Promise<boolean> => {
  const type = response.headers.get("content-type") ?? ""
  if (!response.ok || response.redirected || type.includes("html")) return false
  if (!path.endsWith(".js")) return true
  return /(java|ecma)script/.test(type) && !(await response.clone().text()).trimStart().startsWith("<")
}

const precache = async (paths: readonly string[]): Promise<void> => {
  const cache = await openCache()
  for (const path of paths) {
    const response = await fetch(path, { cache: "reload" })
    if (!(await isFile(path, response))) throw new Error(`The answer for ${path} is another file.`)
    await cache.put(path, response)
  }
}

/** Stores the offline page at `offline` and its files, unless they are stored already. */
const keepOffline = async (offline = ownOffline): Promise<void> => {
  const cache = await openCache()
  if (!offline || (await cache.match(offline))) return
  const page = await fetch(offline, { cache: "reload" })
  // A newer build is published: its own worker will follow.
  if (!page.ok || !(await page.clone().text()).includes(BUILD)) throw new Error("Another build is online.")
  await cache.put(offline, page)
  await precache(OFFLINE.find(([, address]) => address === offline)?.[2] ?? [])
}

const install = async (): Promise<void> => {
  // Only for the default language and the languages of open pages.
  const windows = await self.clients.matchAll({ includeUncontrolled: true })
  await Promise.all([...new Set([ownOffline, ...windows.map(({ url }) => findOffline(url))])].map(keepOffline))
  await precache(PRECACHE)
  await self.skipWaiting()
}

const activate = async (): Promise<void> => {
  for (const name of await caches.keys()) if (name !== BUILD) await caches.delete(name)
  await self.clients.claim()
}

/** Returns the address under which a copy is stored: the page's own, regardless of the requested variant. */
const findKey = ({ mode, url }: Request): string => {
  if (mode !== "navigate") return url
  const { origin, pathname } = new URL(url)
  const path = pathname.replace(/\/index\.html$/, "/").replace(/\/{2,}/g, "/")
  // A file such as a vCard, which some browsers request by navigation.
  return origin + (/\/$|\.\w+$/.test(path) ? path : `${path}/`)
}

/**
 * Stores a copy of a complete response of this build. Parts of files and responses of other builds are never stored.
 */
const saveCopy = async (request: Request, response: Response): Promise<void> => {
  if (!response.ok || response.redirected) return
  const text = await response.clone().text()
  if (text.includes(BUILD)) await (await openCache()).put(findKey(request), response)
}

const findCopy = async (request: Request): Promise<Response | undefined> =>
  (await openCache()).match(findKey(request), { ignoreVary: true })

/** Requests from the host. Throws for a server error such as 502, because a copy helps the visitor more. */
const fetchFromHost = async (request: Request): Promise<Response> => {
  // Without caching headers, the browser would otherwise guess how long the page stays fresh.
  const response = await fetch(request, { cache: "no-cache" })
  if (response.status >= 500) throw new Error(`The host has answered ${response.status}.`)
  return response
}

const networkFirst = async (event: FetchEvent): Promise<Response> => {
  const { request } = event
  const network = fetchFromHost(request)
  // Called immediately: once a copy has been served, it is too late to extend the event for storing the response.
  event.waitUntil(network.then(response => saveCopy(request, response.clone())).catch(() => undefined))
  if (request.mode === "navigate") event.waitUntil(keepOffline(findOffline(request.url)).catch(() => undefined))
  const timeout = new Promise<undefined>(resolve => {
    setTimeout(resolve, networkTimeoutMs)
  })
  const fastest = await Promise.race([network.catch(() => undefined), timeout])
  if (fastest) return fastest
  const copy = await findCopy(request)
  if (copy) return copy
  // Without a copy, the network is the only source, even if it is slow.
  return network.catch(async (error: unknown) => {
    const cache = await openCache()
    for (const offline of request.mode === "navigate" ? [findOffline(request.url), ownOffline] : []) {
      const page = offline && (await cache.match(offline))
      if (page) return page
    }
    throw error
  })
}

const cacheFirst = async (event: FetchEvent): Promise<Response> => {
  const { request } = event
  const isRight = (response: Response): Promise<boolean> => isFile(new URL(request.url).pathname, response)
  const copy = await findCopy(request)
  if (copy && (await isRight(copy))) return copy
  let response = await fetch(request)
  // The browser may have cached a wrong response, from another host or from before the host had the file.
  if (!(await isRight(response))) response = await fetch(request, { cache: "reload" })
  if (await isRight(response)) {
    const clone = response.clone()
    event.waitUntil(
      openCache()
        .then(cache => cache.put(request, clone))
        .catch(() => undefined)
    )
  }
  return response
}

self.addEventListener("install", event => event.waitUntil(install()))
self.addEventListener("activate", event => event.waitUntil(activate()))
self.addEventListener("fetch", event => {
  const { origin, pathname } = new URL(event.request.url)
  if (
    event.request.method !== "GET" ||
    origin !== self.location.origin ||
    IGNORED.some(begin => pathname.startsWith(begin))
  )
    return
  if (isHashed(pathname)) event.respondWith(cacheFirst(event))
  else if (event.request.mode === "navigate" || pathname.startsWith("/page-data/"))
    event.respondWith(networkFirst(event))
})

// Makes this file a module, so that its names are not global.
export {}
