/** There are no redirects in the browser. */
export const maybeGetBrowserRedirect = (): undefined => undefined
