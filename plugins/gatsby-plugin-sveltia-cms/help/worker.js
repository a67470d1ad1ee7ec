// The service worker of the guide: from the network, or else what was seen before. It knows only the guide's folder.
const cacheName = "editors-guide"

/** Requests from the network, and keeps a copy. Without a network, returns the copy. */
const respond = async request => {
  const cache = await caches.open(cacheName)
  try {
    const response = await fetch(request, { cache: "no-cache" })
    if (response.ok && !response.redirected) await cache.put(request.url.split("#")[0], response.clone())
    return response
  } catch (error) {
    const copy = await cache.match(request.url.split("#")[0])
    if (copy) return copy
    throw error
  }
}

const keepPage = async () => {
  const cache = await caches.open(cacheName)
  await cache.addAll(["./", "help.css", "help.js"])
}

self.addEventListener("install", event => event.waitUntil(keepPage().then(() => self.skipWaiting())))
self.addEventListener("activate", event => event.waitUntil(self.clients.claim()))
self.addEventListener("fetch", event => {
  if (event.request.method === "GET" && event.request.url.startsWith(self.registration.scope))
    event.respondWith(respond(event.request))
})
