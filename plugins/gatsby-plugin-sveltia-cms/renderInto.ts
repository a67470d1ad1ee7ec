import type { ReactNode } from "react"
import { type Root, createRoot } from "react-dom/client"
import { registerFieldType } from "@sveltia/cms"

/** What a control is drawn from. */
interface ControlProps {
  value: unknown
  /** The field's settings in the editor's configuration. */
  field: Readonly<Record<string, unknown>>
  forID: string
  onChange: (value: string) => void
}

interface CmsProps extends Omit<ControlProps, "field"> {
  field: { toJS: () => ControlProps["field"] }
}

const roots = new WeakMap<HTMLElement, Root>()

/** Renders with the site's React into an element that Sveltia CMS's own React has made, the first time and each time after. */
export const renderInto = (node: HTMLElement, element: ReactNode): void => {
  const root = roots.get(node) ?? createRoot(node)
  roots.set(node, root)
  root.render(element)
}

/** Registers a control, which is rendered into an element of Sveltia CMS's own React. */
export const registerControl = (name: string, draw: (props: ControlProps) => ReactNode): void =>
  registerFieldType(name, ({ field, ...props }: CmsProps) =>
    window.createElement("div", {
      ref: node => {
        if (node) renderInto(node, draw({ ...props, field: field.toJS() }))
      },
    })
  )
