import type { ReactNode } from "react"
import { registerFieldType } from "@sveltia/cms"
import { renderInto } from "./renderInto"

/** Props of a control. */
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

/** Registers a control. It is rendered with the site's React, into an element of Sveltia CMS's own React. */
export const registerControl = (name: string, draw: (props: ControlProps) => ReactNode): void =>
  registerFieldType(name, ({ field, ...props }: CmsProps) =>
    window.createElement("div", {
      ref: node => {
        if (node) renderInto(node, draw({ ...props, field: field.toJS() }))
      },
    })
  )
