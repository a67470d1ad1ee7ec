interface Window {
  /** Gatsby's loader of pages, which its links call. */
  ___loader: { hovering: (path: string) => void }
}
