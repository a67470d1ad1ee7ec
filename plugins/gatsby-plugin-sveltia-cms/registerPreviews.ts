import { registerPreviewTemplate } from "@sveltia/cms"
import { listPictures } from "../gatsby-plugin-content-model"
import { describeProblems } from "./describeProblems"
import type { Editor, Typed } from "./options"
import { renderInto } from "./renderInto"

interface TemplateProps {
  /** What is typed in a pane, and in those of the other languages. */
  entry: { toJS: () => { data?: Typed; i18n?: Typed } }
  getAsset: (path: string) => object | undefined
  document: Document
}

/** What the types of Sveltia CMS leave out of its assets. */
const isReadable = (asset: object | undefined): asset is { toBase64: () => Promise<string> } =>
  asset !== undefined && "toBase64" in asset && typeof asset.toBase64 === "function"

/** The picture itself as a `data:` address: Sveltia CMS revokes its own while the preview still shows them. */
const readAddress = async (name: string, asset: object | undefined): Promise<string> =>
  // A picture that was just uploaded is no asset yet: its name is a `blob:` address.
  isReadable(asset)
    ? `data:image/${name.split(".").at(-1)?.replace("svg", "svg+xml")};base64,${await asset.toBase64()}`
    : name

/**
 * Shows previews beside the forms. The preview pane is a frame that Sveltia CMS draws with its own React 19; a root of the site’s
 * React is placed inside it.
 */
export const registerPreviews = ({ forms, previews }: Pick<Editor, "forms" | "previews">): void => {
  const addresses = new Map<string, string>()
  const latest = new WeakMap<HTMLElement, object>()

  for (const [name, read] of Object.entries(previews)) {
    const file = forms.files[name]
    if (!file) throw new Error(`There is no form “${name}” for a preview.`)

    const renderForm = async (node: HTMLElement, { entry, getAsset, document: frame }: TemplateProps) => {
      const { data: typed = {}, i18n = {} } = entry.toJS()
      const { data, draw } = read(typed, i18n)
      latest.set(node, data)
      for (const picture of listPictures(file, data))
        addresses.set(picture, addresses.get(picture) ?? (await readAddress(picture, getAsset(picture))))
      // What is drawn last must be what was typed last.
      if (latest.get(node) !== data) return
      renderInto(
        node,
        draw({
          frame,
          getAddress: picture => addresses.get(picture) ?? "",
          describe: hints => describeProblems(forms, name, hints),
        })
      )
    }

    registerPreviewTemplate(name, (props: TemplateProps) =>
      window.createElement("div", {
        ref: node => {
          if (node) renderForm(node, props).catch(console.error)
        },
      })
    )
  }
}
