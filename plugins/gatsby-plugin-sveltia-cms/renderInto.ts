import type { ReactNode } from "react"
import { type Root, createRoot } from "react-dom/client"

/** What Sveltia CMS gives a control of ours. */
export interface ControlProps {
  value: unknown
  /** The field's settings in the editor's configuration. */
  field: { toJS: () => Readonly<Record<string, unknown>> }
  forID: string
  onChange: (value: string) => void
}

const roots = new WeakMap<HTMLElement, Root>()

/** Renders with the site's React into an element that Sveltia CMS's own React has made, the first time and each time after. */
export const renderInto = (node: HTMLElement, element: ReactNode): void => {
  const root = roots.get(node) ?? createRoot(node)
  roots.set(node, root)
  root.render(element)
}
