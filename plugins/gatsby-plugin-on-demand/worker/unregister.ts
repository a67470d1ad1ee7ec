/**
 * Kill switch: a service worker that deletes all copies of the site's workers and unregisters itself. Visitors get it when they next load a
 * page.
 */
declare const self: ServiceWorkerGlobalScope
/** Beginning of the names of the caches that the site's workers make. */
declare const CACHE_PREFIX: string

const removeWorker = async (): Promise<void> => {
  await self.registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name)
}

self.addEventListener("install", () => void self.skipWaiting())
self.addEventListener("activate", event => event.waitUntil(removeWorker()))

// Makes this file a module, so that its names are not global.
export {}
