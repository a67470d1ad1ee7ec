import type { iconPaths } from "./iconPaths"

type IconPaths = typeof iconPaths

let paths: IconPaths | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** The icons' paths, once there are any: the server has them from the start, a browser fetches them. */
export const getIconPaths = (): IconPaths | undefined => paths

/** Gives the icons their paths. */
export const provideIconPaths = (provided: IconPaths): void => {
  paths = provided
  for (const listener of listeners) listener()
}

/** Calls `listener` when the paths have come, and fetches them. Where they cannot be fetched, the next icon tries again. */
export const awaitIconPaths = (listener: () => void): (() => void) => {
  listeners.add(listener)
  if (!paths)
    loading ??= import(/* webpackChunkName: "icons" */ "./iconPaths").then(
      module => provideIconPaths(module.iconPaths),
      () => {
        loading = undefined
      }
    )
  return () => listeners.delete(listener)
}
