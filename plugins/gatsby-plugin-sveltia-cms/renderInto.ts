import type { ReactNode } from "react"
import { type Root, createRoot } from "react-dom/client"

const roots = new WeakMap<HTMLElement, Root>()

/**
 * Renders with the site's React into an element that Sveltia CMS's own React has made, the first time and each time after.
 * The history is loaded later and shares this file: what it imports runs before beforeStart.ts, so it is not Sveltia CMS.
 */
export const renderInto = (node: HTMLElement, element: ReactNode): void => {
  const root = roots.get(node) ?? createRoot(node)
  roots.set(node, root)
  root.render(element)
}
