interface Window {
  /** What Sveltia CMS calls where somebody restores what was kept (adaptCms.ts). */
  restoreKept?: ReturnType<typeof import("./kept/restoreKept").createRestore>
  /** What it calls where it keeps a form, and where it throws it away. */
  noteKept?: ReturnType<typeof import("./kept/listKept").listKept>
  /** Sveltia CMS's own React: elements of this site's version mean nothing to it. */
  createElement: <Name extends "div" | "input">(
    type: Name,
    props: React.ComponentPropsWithoutRef<Name> & { ref: (node: HTMLElementTagNameMap[Name] | null) => void }
  ) => React.ReactElement
}
