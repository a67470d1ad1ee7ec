/** What the site's pages import from react-helmet, in the editor's previews: the head is the editor's own. */
export const Helmet = (): null => null
