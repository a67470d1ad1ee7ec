/** The kill switch: a worker that deletes all copies and takes itself away. Visitors get it at their next load. */
declare const self: ServiceWorkerGlobalScope

const removeWorker = async (): Promise<void> => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}

self.addEventListener("install", () => void self.skipWaiting())
self.addEventListener("activate", event => event.waitUntil(removeWorker()))

// A module, so that its names are its own.
export {}
