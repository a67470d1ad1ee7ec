/**
 * The service worker: keeps one small page for when nothing else is there, and the pages read since, for when there is no
 * network. Pages come from the network first, hashed files from the cache. All copies belong to one build: those of
 * another are not kept, and the old ones go when a new build's worker takes over.
 */
declare const self: ServiceWorkerGlobalScope
/** The build's id, which is in every page and in its data. */
declare const BUILD: string
/** Files fetched when the worker is installed. */
declare const PRECACHE: readonly string[]
/** What the addresses of each language begin with, the address of its offline page, and of files that are kept with it. */
declare const OFFLINE: readonly (readonly [begins: string, page: string, files: readonly string[]])[]
/** What addresses begin with that are none of its business. */
declare const IGNORED: readonly string[]

/** Milliseconds to wait for the network while there is a copy. */
const networkTimeoutMs = 4000

const openCache = (): Promise<Cache> => caches.open(BUILD)

const isHashed = (path: string): boolean => path.startsWith("/static/")

/** Returns the address of the offline page in the language of an address. */
const findOffline = (address: string): string | undefined =>
  OFFLINE.find(([begins]) => new URL(address).pathname.startsWith(begins))?.[1]

/** The address of the offline page in the site's own language. */
const ownOffline = OFFLINE.at(-1)?.[1]

/**
 * Whether an answer is the file at `path`, and not a page in its place: a Wi-Fi that wants people to sign in, or a host that
 * has a page for every address, answers 200, too.
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

/** Keeps the offline page at `offline`, and the files that belong to it, unless they are kept. */
const keepOffline = async (offline = ownOffline): Promise<void> => {
  const cache = await openCache()
  if (!offline || (await cache.match(offline))) return
  const page = await fetch(offline, { cache: "reload" })
  // A newer build is published already: its own worker will come.
  if (!page.ok || !(await page.clone().text()).includes(BUILD)) throw new Error("Another build is online.")
  await cache.put(offline, page)
  await precache(OFFLINE.find(([, address]) => address === offline)?.[2] ?? [])
}

const install = async (): Promise<void> => {
  // Only in the languages that are read.
  const windows = await self.clients.matchAll({ includeUncontrolled: true })
  await Promise.all([...new Set([ownOffline, ...windows.map(({ url }) => findOffline(url))])].map(keepOffline))
  await precache(PRECACHE)
  await self.skipWaiting()
}

const activate = async (): Promise<void> => {
  for (const name of await caches.keys()) if (name !== BUILD) await caches.delete(name)
  await self.clients.claim()
}

/** Returns the address under which a copy is kept: a page's own, whichever of its addresses was asked for. */
const findKey = ({ mode, url }: Request): string => {
  if (mode !== "navigate") return url
  const { origin, pathname } = new URL(url)
  const path = pathname.replace(/\/index\.html$/, "/").replace(/\/{2,}/g, "/")
  // A file such as a vCard, which some browsers ask for as if it were a page.
  return origin + (/\/$|\.\w+$/.test(path) ? path : `${path}/`)
}

/** Keeps a copy of a whole answer that belongs to this build; of another build's, or of half a file, never. */
const saveCopy = async (request: Request, response: Response): Promise<void> => {
  if (!response.ok || response.redirected) return
  const text = await response.clone().text()
  if (text.includes(BUILD)) await (await openCache()).put(findKey(request), response)
}

const findCopy = async (request: Request): Promise<Response | undefined> =>
  (await openCache()).match(findKey(request), { ignoreVary: true })

/** Asks the host. One that has failed, such as with 502, helps a visitor no more than none. */
const askHost = async (request: Request): Promise<Response> => {
  // A host that says nothing about how long to keep a page would leave it to the browser's guess.
  const response = await fetch(request, { cache: "no-cache" })
  if (response.status >= 500) throw new Error(`The host has answered ${response.status}.`)
  return response
}

const networkFirst = async (event: FetchEvent): Promise<Response> => {
  const { request } = event
  const network = askHost(request)
  // At once: when the answer comes after a copy has been served, it is too late to ask for time to keep it.
  event.waitUntil(network.then(response => saveCopy(request, response.clone())).catch(() => undefined))
  if (request.mode === "navigate") event.waitUntil(keepOffline(findOffline(request.url)).catch(() => undefined))
  const timeout = new Promise<undefined>(resolve => {
    setTimeout(resolve, networkTimeoutMs)
  })
  const fastest = await Promise.race([network.catch(() => undefined), timeout])
  if (fastest) return fastest
  const copy = await findCopy(request)
  if (copy) return copy
  // No copy: the network is the only hope, however slow it is.
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
  // Browsers may keep what another host, or the host before it had the file, has answered, as if it were the file.
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

// A module, so that its names are its own.
export {}
