interface Window {
  /** Called by Sveltia CMS when it backs up a form on the device, and when it deletes the backup (adaptCms.ts). */
  noteBackup?: ReturnType<typeof import("./backups/listBackups").listBackups>
  /** Sveltia CMS's own React, which cannot render elements of the site's React version. */
  createElement: <Name extends "div" | "input">(
    type: Name,
    props: React.ComponentPropsWithoutRef<Name> & { ref: (node: HTMLElementTagNameMap[Name] | null) => void }
  ) => React.ReactElement
}
