import { compactStyles } from "../styles/compactStyles"
import { breakpoints } from "../styles/tokens"

/**
 * Styles of the links to other languages on wide screens: at the end of the announcement, instead of in the menu. They
 * are in the HTML of pages with such links, and in no script.
 */
export const languageStyles = compactStyles(`
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
