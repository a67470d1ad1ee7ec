/** Beginning of the names of the worker's caches. Other programs of the same origin may have caches of their own. */
export const cachePrefix = "gatsby-plugin-on-demand-"

/** Matches the names of the worker's caches. Earlier versions named a cache after its build alone. */
const ownName = new RegExp(`^(${cachePrefix}|[\\da-f]{20}$)`)

/** Deletes the caches of all builds, except the one named `current`. */
export const deleteCaches = async (current?: string): Promise<void> => {
  for (const name of await caches.keys()) if (ownName.test(name) && name !== current) await caches.delete(name)
}
