import { compactStyles } from "../styles/compactStyles"
import { breakpoints } from "../styles/tokens"

/**
 * The links to other languages on wide screens: at the end of the announcement, in place of those in the menu. In the HTML of
 * pages that have such links, and in no script.
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
