/**
 * Kill switch: a service worker that deletes all copies of the site's workers and unregisters itself. Visitors get it
 * when they next load a page.
 */
import { deleteCaches } from "./deleteCaches"

declare const self: ServiceWorkerGlobalScope

const removeWorker = async (): Promise<void> => {
  await self.registration.unregister()
  await deleteCaches()
}

self.addEventListener("install", () => void self.skipWaiting())
self.addEventListener("activate", event => event.waitUntil(removeWorker()))
