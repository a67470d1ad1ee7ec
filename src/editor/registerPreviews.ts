import { registerPreviewTemplate } from "@sveltia/cms"

/** The data files whose forms have a preview of the site's own section; drawn in previews.tsx. */
const previewed = ["slides", "services", "testimonials", "faqs"] as const

export type Previewed = (typeof previewed)[number]

interface TemplateProps {
  entry: { toJS: () => { data?: Record<string, unknown> } }
  getAsset: (path: string) => object | undefined
  document: Document
}

/** What the types of Sveltia CMS leave out of its assets. */
const isReadable = (asset: object | undefined): asset is { toBase64: () => Promise<string> } =>
  asset !== undefined && "toBase64" in asset

/** The picture itself as an address: those of Sveltia CMS are withdrawn while the preview still shows them. */
const addressOf = async (name: string, asset: object | undefined): Promise<string> =>
  // A picture that was just uploaded is no asset yet; its name is an address of the browser's.
  isReadable(asset) ? `data:image/${name.split(".").at(-1)};base64,${await asset.toBase64()}` : name

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
          const props = {
            data: entry.toJS().data ?? {},
            pictureAddress: (address: string) => addressOf(address, getAsset(address)),
          }
          // One promise for all: what is drawn last must be what was typed last.
          drawing ??= import("./previews")
          drawing.then(({ drawPreview }) => drawPreview(name, node, frame, props)).catch(console.error)
        },
      })
    )
}
