declare module "*.ttf" {
  const url: string
  export default url
}

/** The enabled content when the site is built, written by src/gatsby/editorOptions.ts. */
declare module "site-content" {
  /** The data files, by name without `.json`. */
  export const files: Readonly<Record<string, unknown>>
  /** The same for each language with translations, keyed by language. */
  export const sites: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Problems that keep a language from being enabled, keyed by language. Enabled languages have none. */
  export const translationProblems: Readonly<
    Record<string, readonly import("../../plugins/gatsby-plugin-content-model").Problem[]>
  >
  /** How much is translated into each language, and what is missing; left out if nothing is. */
  export const translationProgress: Readonly<Record<string, string>>
  /** The words of the interface in the site's languages, keyed by language. */
  export const builtWords: Readonly<Record<string, unknown>>
  /** Number of publications a month that the host's plan allows; 0 if it has no limit. */
  export const monthlyPublications: number
  /** Data about each published picture, keyed by name. */
  export const pictures: import("../../plugins/gatsby-plugin-content-model").Pictures
  /** Data about all pictures, keyed by git blob id. */
  export const picturesById: import("../../plugins/gatsby-plugin-content-model").Pictures
}
