interface Window {
  /** Sveltia CMS's own React, which cannot render elements of the site's React version. */
  createElement: <Name extends "div" | "input">(
    type: Name,
    props: React.ComponentPropsWithoutRef<Name> & { ref: (node: HTMLElementTagNameMap[Name] | null) => void }
  ) => React.ReactElement
}
