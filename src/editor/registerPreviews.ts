import { registerPreviewTemplate } from "@sveltia/cms"

/** The data files whose forms have a preview of the site's own section; drawn in previews.tsx. */
const previewed = ["slides", "services", "testimonials", "faqs"] as const

export type Previewed = (typeof previewed)[number]

interface TemplateProps {
  entry: { toJS: () => { data?: Record<string, unknown> } }
  getAsset: (path: string) => { url: string } | undefined
  document: Document
}

declare global {
  interface Window {
    /** Sveltia CMS's own React: elements of this site's version mean nothing to it. */
    createElement: (type: "div", props: { ref: (node: HTMLElement | null) => void }) => React.ReactElement
  }
}

/**
 * Shows the site's own section, with the site's styles, beside the forms that have one. The preview pane is a frame
 * that Sveltia CMS draws with its own React 19; a root of the site's React 18 is placed inside it.
 */
export const registerPreviews = (): void => {
  let drawing: Promise<typeof import("./previews")> | undefined
  for (const name of previewed)
    registerPreviewTemplate(name, ({ entry, getAsset, document: frame }: TemplateProps) =>
      window.createElement("div", {
        ref: node => {
          if (!node) return
          const props = { data: entry.toJS().data ?? {}, pictureAddress: (address: string) => getAsset(address)?.url ?? address }
          // One promise for all: what is drawn last must be what was typed last.
          drawing ??= import("./previews")
          drawing.then(({ drawPreview }) => drawPreview(name, node, frame, props)).catch(console.error)
        },
      })
    )
}
