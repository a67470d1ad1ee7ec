/** Requests a file with a link in the page's head. */
export const addLink = (rel: "preload" | "prefetch", href: string, attributes: Partial<HTMLLinkElement> = {}): void =>
  document.head.append(Object.assign(document.createElement("link"), attributes, { rel, href }))
