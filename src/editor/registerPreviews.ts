import { registerPreviewTemplate } from "@sveltia/cms"
import { listPictures } from "../content/field"
import { isDataFile, model } from "../content/model"
import { findPlainLanguageHints } from "../content/plainLanguage"
import { createPreviewContent } from "./previewContent"
import { type Published, readPublished } from "./published"

interface TemplateProps {
  entry: { toJS: () => { data?: Record<string, unknown> } }
  getAsset: (path: string) => object | undefined
  document: Document
}

/** What the types of Sveltia CMS leave out of its assets. */
const isReadable = (asset: object | undefined): asset is { toBase64: () => Promise<string> } =>
  asset !== undefined && "toBase64" in asset && typeof asset.toBase64 === "function"

/** The picture itself as a `data:` address: Sveltia CMS revokes its own while the preview still shows them. */
const readAddress = async (name: string, asset: object | undefined): Promise<string> =>
  // A picture that was just uploaded is no asset yet: its name is a `blob:` address.
  isReadable(asset) ? `data:image/${name.split(".").at(-1)};base64,${await asset.toBase64()}` : name

declare global {
  interface Window {
    /** Sveltia CMS's own React: elements of this site's version mean nothing to it. */
    createElement: (type: "div", props: { ref: (node: HTMLElement | null) => void }) => React.ReactElement
  }
}

/**
 * Shows the site's own sections, with the site's styles, beside each form. The preview pane is a frame that Sveltia CMS
 * draws with its own React 19; a root of the site's React 18 is placed inside it.
 */
export const registerPreviews = (): void => {
  let previewModules: Promise<[typeof import("./previews"), Published]> | undefined
  const addresses = new Map<string, Promise<string>>()
  const latest = new WeakMap<HTMLElement, object>()

  const renderForm = async (name: string, node: HTMLElement, { entry, getAsset, document: frame }: TemplateProps) => {
    const data = entry.toJS().data ?? {}
    latest.set(node, data)
    previewModules ??= Promise.all([import("./previews"), readPublished()])
    const [{ renderPreview }, published] = await previewModules
    const pictureAddresses: Record<string, string> = {}
    for (const picture of isDataFile(name) ? listPictures(model[name], data) : []) {
      const address = addresses.get(picture) ?? readAddress(picture, getAsset(picture))
      addresses.set(picture, address)
      pictureAddresses[picture] = await address
    }
    // What is drawn last must be what was typed last.
    if (latest.get(node) !== data) return
    const files = { ...published.files, [name]: data }
    const hints = isDataFile(name) ? findPlainLanguageHints(files, { [name]: model[name] }) : []
    renderPreview(
      name,
      node,
      frame,
      createPreviewContent(files, picture => pictureAddresses[picture] ?? ""),
      hints
    )
  }

  for (const name of Object.keys(model))
    registerPreviewTemplate(name, (props: TemplateProps) =>
      window.createElement("div", {
        ref: node => {
          if (node) renderForm(name, node, props).catch(console.error)
        },
      })
    )
}
