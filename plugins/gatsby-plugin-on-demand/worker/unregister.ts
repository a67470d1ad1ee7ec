/**
 * Kill switch: a service worker that deletes all copies and unregisters itself. Visitors get it when they next load a
 * page.
 */
declare const self: ServiceWorkerGlobalScope

const removeWorker = async (): Promise<void> => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}

self.addEventListener("install", () => void self.skipWaiting())
self.addEventListener("activate", event => event.waitUntil(removeWorker()))

// Makes this file a module, so that its names are not global.
export {}
