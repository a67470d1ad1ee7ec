declare module "*.ttf" {
  const address: string
  export default address
}

/** What is on in the content when the site is built, written by src/editor/buildEditor.ts. */
declare module "site-content" {
  /** The data files, by name without `.json`. */
  export const files: Readonly<Record<string, unknown>>
  /** The same of the site in each language that the clinic has translations for, by the language. */
  export const sites: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** The number of problems that keep each of these languages from being on; of one that is on there is none. */
  export const translationProblems: Readonly<Record<string, number>>
  /** What is known of each picture that is published, by its name. */
  export const pictures: import("../../plugins/gatsby-plugin-content-model").Pictures
  /** What is known of all pictures, by the ids that git gives their contents. */
  export const picturesById: import("../../plugins/gatsby-plugin-content-model").Pictures
  /** The id that git gives the file of the migrations. */
  export const migrationsId: string
}
