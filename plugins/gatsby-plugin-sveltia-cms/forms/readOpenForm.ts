/** Returns the name of the form that is open in Sveltia CMS, from the page’s URL; empty if none is. */
export const readOpenForm = (): string => /\/entries\/([^/?]+)/.exec(window.location.hash)?.[1] ?? ""
