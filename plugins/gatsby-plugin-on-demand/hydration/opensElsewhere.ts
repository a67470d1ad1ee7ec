/** Returns whether a click opens another tab or window. The browser then follows the link itself. */
export const opensElsewhere = (event: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey">): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey
