import { readFile } from "node:fs/promises"
import path from "node:path"
import { notesByHand } from "../gatsby-plugin-content-model/translations"
import { notOffered } from "./bundle/texts"
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
  ":is(#invitation, #entrance, #reason, #site, #problems, #refusal, #question, #conflicts, #history, #people, .focal-point, .icon-choice)"

/**
 * Returns the colours of both themes. The editor follows the system's theme until its user chooses one, which Sveltia
 * CMS sets on the root element.
 */
const createColourStyles = ({ light, dark }: EditorColours): string => `
${elementsWithStyle} { ${light} }
:root[data-theme="dark"] ${elementsWithStyle} { ${dark} }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) ${elementsWithStyle} { ${dark} } }`

/** Returns styles that hide the translator's fields in the pane of the site’s own language, where they have no meaning. */
const createTranslationStyles = (language: string): string =>
  Object.keys(notesByHand)
    .map(name => `.pane[data-locale="${language}"] [data-key-path="${name}"]`)
    .join(", ") + " { display: none; }"

const offerStyles = `[aria-label=${JSON.stringify(notOffered)}] { display: none !important; }`

const sheets = ["editor.css", "bundle/sveltia.css", "dialogs.css", "forms/controls.css"]

/** Creates the editor's style sheet in addition to that of Sveltia CMS, for the languages of a site, its own first. */
export const createStyles = async (
  colours: EditorColours,
  [language, ...translations]: readonly [string, ...string[]]
): Promise<string> =>
  [
    createColourStyles(colours),
    ...(await Promise.all(sheets.map(name => readFile(path.join(ownFolder, name), "utf8")))),
    offerStyles,
    ...(translations.length ? [createTranslationStyles(language)] : []),
  ].join("\n")
