import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import { getValue, notesByHand, readText } from "../gatsby-plugin-content-model"
import { ownFolder } from "./ownFolder"

/** The colours of the site, as declarations of the custom properties that the style sheets use. */
export interface EditorColours {
  light: string
  dark: string
}

/**
 * Selector of the elements that the style sheets have rules for. Only these have the site's colours: Sveltia CMS has
 * its own.
 */
const elementsWithStyle =
  ":is(#invitation, #reason, #site, #problems, #refusal, #question, #conflicts, #history, #people, .picture-problem, .focal-point, .icon-choice)"

/**
 * Returns the colours of both themes. The editor follows the system's theme until its user chooses one, which Sveltia
 * CMS sets on the root element.
 */
const createColourStyles = ({ light, dark }: EditorColours): string => `
${elementsWithStyle} { ${light} }
:root[data-theme="dark"] ${elementsWithStyle} { ${dark} }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) ${elementsWithStyle} { ${dark} } }`

/**
 * Returns styles that hide the translator's fields in the pane of the site’s own language, where they have no meaning,
 * and the buttons for machine translation, which ask for an account with a service that the policy of the page blocks.
 */
const createTranslationStyles = (language: string): string =>
  [
    ...Object.keys(notesByHand).map(name => `.pane[data-locale="${language}"] [data-key-path="${name}"]`),
    ".pane[data-locale] button[title]",
  ].join(", ") + " { display: none; }"

/**
 * Actions of Sveltia CMS that do not suit the content, by the keys of their labels: folders of pictures, and replacing
 * a picture's file, which fails because its own conversion to WebP changes the format. There is no option for this, so
 * the buttons are hidden by their labels in each language.
 */
const notOffered = ["new_folder", "replace_asset"]

const createOfferStyles = async (): Promise<string> => {
  const folder = "node_modules/@sveltia/cms/locales"
  const catalogues = (await readdir(folder)).map(async (name): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, name), "utf8"))
  )
  const words = await Promise.all(catalogues)
  const labels = notOffered.flatMap(key => {
    const found = words.map(catalogue => readText(getValue(catalogue, key))).filter(Boolean)
    if (found.length === 0)
      throw new Error(`Sveltia CMS has no words “${key}” any more. See plugins/gatsby-plugin-sveltia-cms/styles.ts.`)
    return found
  })
  const selectors = [...new Set(labels)].map(label => `[aria-label=${JSON.stringify(label)}]`)
  return `:is(button, [role="menuitem"]):is(${selectors.join(", ")}) { display: none !important; }`
}

const sheets = ["editor.css", "dialogs.css", "controls.css"]

/** Creates the editor's style sheet in addition to that of Sveltia CMS, for the languages of a site, its own first. */
export const createStyles = async (
  colours: EditorColours,
  [language, ...translations]: readonly [string, ...string[]]
): Promise<string> =>
  [
    createColourStyles(colours),
    ...(await Promise.all(sheets.map(name => readFile(path.join(ownFolder, name), "utf8")))),
    await createOfferStyles(),
    ...(translations.length ? [createTranslationStyles(language)] : []),
  ].join("\n")
