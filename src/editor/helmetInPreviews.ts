/** Replaces react-helmet in the editor's previews, where the head belongs to the editor. */
export const Helmet = (): null => null
