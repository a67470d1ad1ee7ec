import { files } from "site-content"
import { registerPreviewTemplate } from "@sveltia/cms"
import { findBrandHints } from "../model/brand"
import { listPictures, tidyContent, getValue, findValueHints } from "../../plugins/gatsby-plugin-content-model"
import { getTimeZone } from "../model/locale"
import { type DataFile, isDataFile, model } from "../model/model"
import { findPlainLanguageHints } from "../model/plainLanguage"
import { describeProblems } from "./describeProblems"
import { createPreviewContent } from "./previewContent"
import { renderPreview } from "./previews"
import { readTranslation } from "./readTranslation"

interface TemplateProps {
  /** What is typed in a pane, and in those of the other languages. */
  entry: { toJS: () => { data?: Record<string, unknown>; i18n?: Record<string, unknown> } }
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

declare global {
  interface Window {
    /** Sveltia CMS's own React: elements of this site's version mean nothing to it. */
    createElement: <Name extends "div" | "input">(
      type: Name,
      props: React.ComponentPropsWithoutRef<Name> & { ref: (node: HTMLElementTagNameMap[Name] | null) => void }
    ) => React.ReactElement
  }
}

/**
 * Shows the site's own pages and sections, with the site's styles, beside each form. The preview pane is a frame that
 * Sveltia CMS draws with its own React 19; a root of the site's React 18 is placed inside it.
 */
export const registerPreviews = (): void => {
  const addresses = new Map<string, string>()
  const latest = new WeakMap<HTMLElement, object>()

  const renderForm = async (name: DataFile, node: HTMLElement, { entry, getAsset, document: frame }: TemplateProps) => {
    const { data: typed = {}, i18n = {} } = entry.toJS()
    const translation = readTranslation(name, typed, i18n)
    const data = translation?.data ?? typed
    latest.set(node, data)
    for (const picture of listPictures(model[name], data))
      addresses.set(picture, addresses.get(picture) ?? (await readAddress(picture, getAsset(picture))))
    // What is drawn last must be what was typed last.
    if (latest.get(node) !== data) return
    // A form knows only its own file. The clinic's own words are in another, and among its facts (siteContent.ts).
    const otherFiles = translation?.files ?? files
    const words = getValue(otherFiles["clinic"], "words")
    const allFiles = { ...otherFiles, [name]: name === "clinic" ? { words, ...data } : data }
    const hints = translation
      ? translation.hints
      : name === "brand"
        ? findBrandHints(data)
        : [
            ...findValueHints(
              `${name}.json`,
              model[name],
              tidyContent(model[name], data),
              Date.now(),
              getTimeZone(allFiles["clinic"])
            ),
            ...findPlainLanguageHints(allFiles, { [name]: model[name] }),
          ]
    renderPreview(
      name,
      node,
      frame,
      createPreviewContent(allFiles, picture => addresses.get(picture) ?? "", files),
      describeProblems(name, hints)
    )
  }

  for (const name of Object.keys(model).filter(isDataFile))
    registerPreviewTemplate(name, (props: TemplateProps) =>
      window.createElement("div", {
        ref: node => {
          if (node) renderForm(name, node, props).catch(console.error)
        },
      })
    )
}
