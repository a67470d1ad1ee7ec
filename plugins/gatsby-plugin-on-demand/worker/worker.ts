/**
 * The service worker. It stores one small page for use if no other copy exists, and the pages that the visitor has
 * read, for use without a network. Pages come from the network first, their files from the cache. All copies belong to
 * one build: responses of another build are not stored, and old copies are deleted when the worker of a new build takes
 * over.
 */
import { cachePrefix, deleteCaches } from "./deleteCaches"

declare const self: ServiceWorkerGlobalScope
/** The build's id, which is in every page and its data. */
declare const BUILD: string
/** Files to fetch when the worker is installed. */
declare const PRECACHE: readonly string[]
/** Id of the element for the note about a copy. */
declare const COPY_NOTE: string
/**
 * For each language, the prefix of its URLs, the URL of its offline page, the files that are stored with it,
 * and the note about a copy with the names of months.
 */
declare const OFFLINE: readonly (readonly [
  begins: string,
  page: string,
  files: readonly string[],
  saved: readonly [sentence: string, ...months: string[]],
])[]
/** Prefixes of URLs that the worker leaves to the browser. */
declare const IGNORED: readonly string[]

// Each constant is written out wherever its name is used.
const languages = OFFLINE
const build = BUILD

/** Milliseconds to wait for the network if there is a copy. */
const networkTimeoutMs = 4000

const cacheName = cachePrefix + build

/** Opens the cache. Like every use of it, this may throw: the storage can be full, damaged or forbidden. */
const openCache = async (): Promise<Cache> => caches.open(cacheName)

/** Files that are stored with the offline pages. */
const offlineFiles = new Set(languages.flatMap(([, , files]) => files))

const isHashed = (path: string): boolean => path.startsWith("/static/")

/** Returns what the language of a URL has for use without a network. */
const findLanguage = (path: string) => languages.find(([begins]) => path.startsWith(begins))

/** Returns the URL of the offline page for the language of a URL. */
const findOffline = (url: string): string | undefined => findLanguage(new URL(url).pathname)?.[1]

/** URL of the offline page in the site's default language. */
const ownOffline = languages.at(-1)?.[1]

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

/** Stores a page or its data with the time, because not every host sends one. */
const store = async (key: string, response: Response, text: string): Promise<void> => {
  const headers = new Headers(response.headers)
  headers.set("date", new Date().toUTCString())
  await (await openCache()).put(key, new Response(text, { headers }))
}

const precache = async (paths: readonly string[]): Promise<void> => {
  const cache = await openCache()
  for (const path of paths) {
    const response = await fetch(path, { cache: "reload" })
    if (!(await isFile(path, response))) throw new Error(`Not a file: ${path}`)
    await cache.put(path, response)
  }
}

/** Stores the offline page at `offline` and its files, unless they are stored already. */
const keepOffline = async (offline = ownOffline): Promise<void> => {
  const cache = await openCache()
  if (!offline || (await cache.match(offline))) return
  const page = await fetch(offline, { cache: "reload" })
  const text = await page.clone().text()
  // A newer build is published: its own worker will follow.
  if (!page.ok || !text.includes(build)) throw new Error("Another build")
  await store(offline, page, text)
  await precache(languages.find(([, url]) => url === offline)?.[2] ?? [])
}

const install = async (): Promise<void> => {
  // Only for the default language and the languages of open pages.
  const windows = await self.clients.matchAll({ includeUncontrolled: true })
  await Promise.all([...new Set([ownOffline, ...windows.map(({ url }) => findOffline(url))])].map(keepOffline))
  await precache(PRECACHE)
  await self.skipWaiting()
}

const activate = async (): Promise<void> => {
  await self.clients.claim()
  await deleteCaches(cacheName)
}

/** Returns the URL under which a copy is stored: the page's own, regardless of the requested variant. */
const findKey = ({ mode, url }: Request): string => {
  if (mode !== "navigate") return url
  const { origin, pathname } = new URL(url)
  const path = pathname.replace(/\/index\.html$/, "/").replace(/\/{2,}/g, "/")
  // A file such as a vCard, which some browsers request by navigation.
  return origin + (/\/$|\.\w+$/.test(path) ? path : `${path}/`)
}

/**
 * Stores a copy of a complete response of this build. Parts of files and responses of other builds are never stored.
 * Resolves to whether it is of this build.
 */
const saveCopy = async (request: Request, response: Response): Promise<boolean> => {
  if (!response.ok || response.redirected) return false
  const text = await response.text()
  const isCurrentBuild = text.includes(build)
  if (isCurrentBuild) await store(findKey(request), response, text).catch(() => undefined)
  return isCurrentBuild
}

/** Returns the path of the page that a request is for: its own, or the one whose data it asks for. */
const findPagePath = (request: Request): string => {
  const { pathname } = new URL(findKey(request))
  const [, dataPath] = /^\/page-data(\/.*)page-data\.json$/.exec(pathname) ?? []
  return dataPath?.replace(/^\/index\/$/, "/") ?? pathname
}

/** Returns the note about a copy: the day on which it was stored, in the language of `path`. */
const describeCopy = (path: string, { headers }: Response): string => {
  const saved = new Date(headers.get("date") ?? 0)
  const [sentence = "", ...months] = findLanguage(path)?.[3] ?? []
  return sentence
    .replace("{day}", String(saved.getDate()))
    .replace("{month}", months[saved.getMonth()] ?? "")
    .replace("{year}", String(saved.getFullYear()))
}

/**
 * Tells the visitor's page that what it has requested comes from a copy, or, without a note, that it is fresh. Of the
 * page itself, it is told without a path.
 */
const tell = async ({ request, resultingClientId, clientId }: FetchEvent, note = ""): Promise<void> => {
  const client = await self.clients.get(resultingClientId || clientId)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client is no window: it has no such parameter
  client?.postMessage(request.mode === "navigate" ? note : [findPagePath(request), note])
}

/**
 * Returns the copy at `key` with the note about it. Resolves to undefined if there is no copy, or none that can be
 * read.
 */
const serveCopy = async (event: FetchEvent, key: string | undefined): Promise<Response | undefined> => {
  try {
    const copy = key && (await (await openCache()).match(key, { ignoreVary: true }))
    if (!copy) return undefined
    const text = await copy.text()
    const path = findPagePath(event.request)
    const note = describeCopy(path, copy)
    if (event.request.mode !== "navigate") {
      await tell(event, note).catch(() => undefined)
      return new Response(text, copy)
    }
    const escaped = note.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
    return new Response(
      text.replace(new RegExp(` id="${COPY_NOTE}"[^>]*>`), mark => mark + escaped),
      copy
    )
  } catch {
    return undefined
  }
}

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
  const isCurrent = network.then(response => saveCopy(request, response.clone())).catch(() => false)
  event.waitUntil(isCurrent)
  if (request.mode === "navigate") event.waitUntil(keepOffline(findOffline(request.url)).catch(() => undefined))
  const timeout = new Promise<undefined>(resolve => {
    setTimeout(resolve, networkTimeoutMs)
  })
  const fastest = await Promise.race([network.catch(() => undefined), timeout])
  if (fastest) return fastest
  const copy = await serveCopy(event, findKey(request))
  if (copy) {
    event.waitUntil(isCurrent.then(is => (is ? tell(event) : undefined)))
    return copy
  }
  // Without a copy, the network is the only source, even if it is slow.
  return network.catch(async (error: unknown) => {
    for (const offline of request.mode === "navigate" ? [findOffline(request.url), ownOffline] : []) {
      const page = await serveCopy(event, offline)
      if (page) return page
    }
    throw error
  })
}

/** Returns the stored file, or undefined if there is none, or none that can be read. */
const findFile = async (
  { url }: Request,
  isRight: (file: Response) => Promise<boolean>
): Promise<Response | undefined> => {
  try {
    const file = await (await openCache()).match(url, { ignoreVary: true })
    return file && (await isRight(file)) ? file : undefined
  } catch {
    return undefined
  }
}

const cacheFirst = async (event: FetchEvent): Promise<Response> => {
  const { request } = event
  const isRight = (response: Response): Promise<boolean> => isFile(new URL(request.url).pathname, response)
  const copy = await findFile(request, isRight)
  if (copy) return copy
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
  if (isHashed(pathname) || (event.request.mode !== "navigate" && offlineFiles.has(pathname)))
    event.respondWith(cacheFirst(event))
  else if (event.request.mode === "navigate" || pathname.startsWith("/page-data/"))
    event.respondWith(networkFirst(event))
})
