import { announcerId, copyNoteId, visibleHook } from "../../plugins/gatsby-plugin-on-demand"
import { compactStyles, visuallyHidden } from "./declarations"
import { breakpoints } from "./tokens"

const rules = `
:root {
  color-scheme: light dark;
  --text-small: 0.875rem;
  --text-note: 0.9375rem;
  --text-large: clamp(1.0625rem, 1rem + 0.4vw, 1.25rem);
  --text-h3: clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem);
  /* The first sum is for the narrowest screens, where a long word must fit. */
  --text-h2: min(0.375rem + 6.25vw, clamp(1.625rem, 1.4rem + 1.1vw, 2.375rem));
  --text-h1: min(0.25rem + 7.5vw, clamp(2rem, 1.6rem + 2vw, 3.25rem));
  --gap: clamp(1rem, 0.7rem + 1.2vw, 1.5rem);
  --section-space: clamp(3rem, 2rem + 4vw, 6rem);
  --heading-space: clamp(1.25rem, 0.75rem + 2vw, 2.5rem);
  --page-padding: clamp(1rem, 4vw, 3rem);
  --width: clamp(72rem, 80vw, 80rem);
  /* The space beside the content; its percentage is computed where it is used. */
  --page-margin: max(var(--page-padding), calc((100% - var(--width)) / 2));
  --shadow-low: 0 1px 2px rgb(var(--shadow) / 0.06), 0 2px 8px rgb(var(--shadow) / 0.05);
  --shadow-high: 0 4px 12px rgb(var(--shadow) / 0.1), 0 12px 32px rgb(var(--shadow) / 0.14);
  --announcement: 2.125rem;
  --header: 4rem;
  /* Height of the header that stays in view while the page scrolls. */
  --sticky: var(--header);
  --bottom-bar: 0px;
  /* Our Services on top of the bar at the bottom edge, where a page has it. */
  --fixed-link: 0px;
}
@media (prefers-contrast: more) {
  :root { --border: var(--control-border); }
}
${breakpoints.mobile} {
  :root { --bottom-bar: calc(3.5rem + env(safe-area-inset-bottom, 0px)); }
  ${breakpoints.tall} {
    :root { --bottom-bar: calc(4.375rem + env(safe-area-inset-bottom, 0px)); }
  }
}
${breakpoints.desktop} {
  :root { --header: 4.5rem; }
}
${breakpoints.low} {
  :root { --sticky: 0px; --header: 3rem; }
}
/* A long word does not make a column wider than its share. */
*, ::before, ::after { box-sizing: border-box; min-width: 0; }
html {
  scroll-padding: calc(var(--sticky) + 1rem) 0 calc(var(--bottom-bar) + var(--fixed-link) + 1rem);
  -webkit-text-size-adjust: 100%;
}
body {
  margin: 0;
  padding-bottom: calc(var(--bottom-bar) + var(--fixed-link));
  background: var(--surface);
  color: var(--text);
  font: 1.0625rem/1.6 system-ui, sans-serif;
  overflow-wrap: break-word;
  hyphens: auto;
  hyphenate-limit-chars: 11 3 3;
}
h1, h2, h3 {
  margin: 0;
  font-family: var(--heading);
  font-weight: 600;
  line-height: 1.15;
  letter-spacing: -0.01em;
  /* The heading font's own spaces are narrow. */
  word-spacing: 0.05em;
  text-wrap: balance;
  hyphens: manual;
}
/* Only where short words can be excluded: in letters this large they are not divided. */
@supports (hyphenate-limit-chars: 16 4 4) {
  h1, h2, h3 { hyphens: auto; hyphenate-limit-chars: 16 4 4; }
}
h1 { font-size: var(--text-h1); }
h2 { font-size: var(--text-h2); }
h3 { font-size: var(--text-h3); line-height: 1.25; }
p, ul, ol, dl, dd, figure, blockquote { margin: 0; }
p { text-wrap: pretty; }
/* Nor does it make a text wider than its box. */
h1, h2, h3, p, ul, ol, dl, blockquote, figcaption { max-width: 100%; }
/* Beside an icon or in a table only a text whose words may break anywhere gives way. */
a, button, summary, li, caption, th, td { overflow-wrap: anywhere; }
/* Short lines of equal length break between words rather than inside them. */
li, dt, th { text-wrap: balance; }
/* Safari takes the role from a list without bullets: only one that says it again loses them. */
ul, ol { padding: 0; }
[role="list"] { list-style: none; }
a { color: var(--brand); text-underline-offset: 0.2em; text-decoration-thickness: 0.08em; }
a:hover { color: var(--brand-strong); text-decoration-thickness: 0.14em; }
img, picture, svg { display: block; max-width: 100%; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button { cursor: pointer; }
address { font-style: normal; }
:focus-visible {
  outline: 3px solid var(--focus);
  outline-offset: 3px;
  border-radius: 4px;
}
[tabindex="-1"]:focus { outline: none; }
::selection { background: var(--accent); color: var(--on-accent); }
/* A pressed control that waits: visible without colours and without motion, too. */
[aria-busy="true"] { cursor: progress; }
[aria-busy="true"]::after {
  content: "";
  flex: none;
  width: 1em;
  height: 1em;
  border: 3px dotted currentColor;
  border-radius: 50%;
}
#${copyNoteId}:not(:empty) {
  padding: 0.5rem var(--page-margin);
  border-bottom: 4px solid var(--accent);
  background: var(--surface-sunk);
  font-weight: 600;
}
#${announcerId}[${visibleHook}] {
  position: fixed;
  z-index: 31;
  inset: auto 1rem calc(var(--bottom-bar) + 1rem);
  padding: 1rem 1.25rem;
  background: var(--danger-soft);
}
#${announcerId}:not([${visibleHook}]) {
  ${visuallyHidden}
}
@media (prefers-reduced-motion: no-preference) {
  @view-transition { navigation: auto; }
  html { scroll-behavior: smooth; }
  @keyframes busy { to { rotate: 1turn; } }
  @keyframes arrive { from { opacity: 0; } }
  @keyframes leave { from { visibility: visible; } to { opacity: 0; } }
  [aria-busy="true"]::after { animation: busy 2s linear infinite; }
  a, button, summary { transition: background-color 0.15s, border-color 0.15s, color 0.15s, box-shadow 0.15s; }
}
/* Closed answers are printed, whether print.css has loaded or not. */
@media print {
  details::details-content { display: block; content-visibility: visible; }
}
`

/**
 * Tokens, typography and the few rules for all elements, as plain CSS. gatsby-ssr.tsx puts them into each page before
 * the styles of the components. The browser's scripts do not contain them.
 */
export const globalStyles = compactStyles(rules)
