import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import { getValue, notesByHand, readText } from "../gatsby-plugin-content-model"
import { ownFolder } from "./ownFolder"

/** The colours of the site, as declarations of the custom properties that the style sheets use. */
export interface EditorColours {
  light: string
  dark: string
}

/** What the style sheets have rules for. Only these have the site's colours: Sveltia CMS has its own. */
const elementsWithStyle =
  ":is(#site, #problems, #refusal, #conflicts, #history, .picture-problem, .focal-point, .icon-choice)"

/** The editor follows the system's theme until its user chooses one, which it writes on the root element. */
const createColourStyles = ({ light, dark }: EditorColours): string => `
${elementsWithStyle} { ${light} }
:root[data-theme="dark"] ${elementsWithStyle} { ${dark} }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) ${elementsWithStyle} { ${dark} } }`

/**
 * What the writer of a translation says of it has no meaning in the pane of the site’s own language. No machine translates:
 * the buttons for it ask for the account of a service, which the policy of the page forbids.
 */
const createTranslationStyles = (language: string): string =>
  [
    ...Object.keys(notesByHand).map(name => `.pane[data-locale="${language}"] [data-key-path="${name}"]`),
    ".pane[data-locale] button[title]",
  ].join(", ") + " { display: none; }"

/**
 * What Sveltia CMS offers and the content cannot have, by the keys of its words; it has no option for this. Its buttons have
 * these words as their labels, in each language: folders of pictures, and another file for a picture, which it refuses for
 * its format once it has made it a WebP.
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

/** All styles of the editor that are not those of Sveltia CMS, for the languages of a site, its own first. */
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
