interface Window {
  /** Called by Sveltia CMS when the user restores kept values (adaptCms.ts). */
  restoreKept?: ReturnType<typeof import("./kept/restoreKept").createRestore>
  /** Called by Sveltia CMS when it keeps a form on the device, and when it discards the kept form. */
  noteKept?: ReturnType<typeof import("./kept/listKept").listKept>
  /** Sveltia CMS's own React, which cannot render elements of the site's React version. */
  createElement: <Name extends "div" | "input">(
    type: Name,
    props: React.ComponentPropsWithoutRef<Name> & { ref: (node: HTMLElementTagNameMap[Name] | null) => void }
  ) => React.ReactElement
}
