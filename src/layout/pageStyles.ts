import { scriptHook } from "../../plugins/gatsby-plugin-on-demand"
import { byPhoneId } from "../inline/contract"
import { compactStyles } from "../styles/declarations"
import { globalStyles } from "../styles/globalStyles"
import { breakpoints } from "../styles/tokens"
import type { PageWords } from "../words/useWords"
import { previewBarStyles } from "./PreviewBar"

const isDevelop = process.env.NODE_ENV === "development"

const withoutScript = `:root:not([${scriptHook}=""])`

/**
 * Hides elements that need the inline script until it has finished, without moving the layout. These rules are only in
 * the HTML of published pages: previews in the editor have no inline script, and develop mode loads it late.
 */
const scriptStyles = compactStyles(`${withoutScript} .needs-script { visibility: hidden; }`)

/** The same for the appointment form, which is replaced by instructions for booking by phone. */
const formStyles = compactStyles(`
${withoutScript} [action="#${byPhoneId}"] > * { visibility: hidden; }
${withoutScript} [action] > [id="${byPhoneId}"] { display: block; position: absolute; visibility: visible; }
`)

/**
 * Styles of the links to other languages on wide screens: at the end of the announcement, instead of in the menu. They
 * are in the HTML of pages with such links, and in no script.
 */
const languageStyles = compactStyles(`
.languages { display: none; }
${breakpoints.desktop} {
  nav .language { display: none; }
  .languages {
    position: absolute;
    top: var(--preview, 0px);
    inset-inline-end: var(--page-margin);
    display: flex;
    gap: 1rem;
    line-height: var(--announcement);
  }
  .languages a {
    color: var(--on-deep);
    font-size: var(--text-small);
  }
  .languages :focus-visible {
    outline-color: var(--deep-focus);
  }
}
`)

/** Returns the styles in the HTML of a page, by its context. In develop mode, which knows no context, all pages have the same. */
export const createPageStyles = ({ languages, words }: Partial<PageWords>): string =>
  [
    globalStyles,
    process.env["GATSBY_PREVIEW"] && previewBarStyles,
    !isDevelop && scriptStyles,
    words?.appointmentForm && formStyles,
    (languages ?? isDevelop) && languageStyles,
  ]
    .filter(Boolean)
    .join("")
