/** Instead of Gatsby's, which puts the tags of a page's `Head` export into the document: no page has one. */
export const headHandlerForBrowser = (): void => undefined
