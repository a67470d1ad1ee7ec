import type { ReactNode } from "react"
import { type Root, createRoot } from "react-dom/client"

const roots = new WeakMap<HTMLElement, Root>()

/**
 * Renders with the site's React into an element that Sveltia CMS's own React has created, both the first time and on
 * updates. The history is loaded later and shares this file. A module that it imports runs before beforeStart.ts, so it
 * must not import Sveltia CMS.
 */
export const renderInto = (node: HTMLElement, element: ReactNode): void => {
  const root = roots.get(node) ?? createRoot(node)
  roots.set(node, root)
  root.render(element)
}
