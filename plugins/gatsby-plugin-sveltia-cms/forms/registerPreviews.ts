import { registerPreviewTemplate } from "@sveltia/cms"
import { listPictures } from "../../gatsby-plugin-content-model/forms"
import { describeProblems } from "./describeProblems"
import type { Editor, Typed } from "../options"
import { renderInto } from "./renderInto"

interface TemplateProps {
  /** Values typed in a pane, and in the panes of other languages. */
  entry: { toJS: () => { data?: Typed; i18n?: Typed } }
  getAsset: (path: string) => object | undefined
  document: Document
}

/** Returns whether an asset can be read: its type in Sveltia CMS lacks this method. */
const isReadable = (asset: object | undefined): asset is { toBase64: () => Promise<string> } =>
  asset !== undefined && "toBase64" in asset && typeof asset.toBase64 === "function"

/** Reads a picture as a `data:` URL: Sveltia CMS revokes its own URL while the preview still shows it. */
const readUrl = async (name: string, asset: object | undefined): Promise<string> =>
  // A newly uploaded picture is not an asset yet: its name is a `blob:` URL.
  isReadable(asset)
    ? `data:image/${name.split(".").at(-1)?.replace("svg", "svg+xml")};base64,${await asset.toBase64()}`
    : name

/**
 * Registers the previews beside the forms. Sveltia CMS renders the preview pane, a frame, with its own React 19; a root
 * of the site’s React is placed inside it.
 */
export const registerPreviews = ({ forms, previews }: Pick<Editor, "forms" | "previews">): void => {
  const urls = new Map<string, string>()
  const latest = new WeakMap<HTMLElement, object>()

  for (const [name, read] of Object.entries(previews)) {
    const file = forms.files[name]
    if (!file) throw new Error(`There is no form “${name}” for a preview.`)

    const renderForm = async (node: HTMLElement, { entry, getAsset, document: frame }: TemplateProps) => {
      const { data: typed = {}, i18n = {} } = entry.toJS()
      const { data, draw } = read(typed, i18n)
      latest.set(node, data)
      for (const picture of listPictures(file, data))
        urls.set(picture, urls.get(picture) ?? (await readUrl(picture, getAsset(picture))))
      // An outdated rendering must not replace a newer one.
      if (latest.get(node) !== data) return
      renderInto(
        node,
        draw({
          frame,
          getPictureUrl: picture => urls.get(picture) ?? "",
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
