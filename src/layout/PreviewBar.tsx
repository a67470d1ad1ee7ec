import { compactStyles } from "../styles/declarations"
import type { Words } from "../words/words"

/**
 * Shows the line at the top of every page of a preview. It is outside React's root, and its styles are only in the
 * HTML, so the scripts of preview and production builds are the same.
 */
export const PreviewBar = ({ words }: { words: Words["preview"] }) => (
  <section id="preview" aria-label={words.name}>
    <p>{words.line}</p>
  </section>
)

/**
 * Height of the line, which moves the page down: the carousel fills the remaining height, and the menu opens further
 * down.
 */
export const previewBarStyles = compactStyles(`
:root { --preview: 2.5rem; }
#preview {
  min-height: var(--preview);
  padding: 0.25rem var(--page-margin);
  border-bottom: 4px solid var(--accent);
  background: var(--surface-sunk);
  font-weight: 600;
}
main, nav { --announcement: calc(2.125rem + var(--preview)); }
`)
