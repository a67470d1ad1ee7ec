declare module "*.ttf" {
  const address: string
  export default address
}

/** What is on in the content when the site is built, written by src/publish/buildEditor.ts. */
declare module "site-content" {
  /** The data files, by name without `.json`. */
  export const files: Readonly<Record<string, unknown>>
  /** The same of the site in each language that the clinic has translations for, by the language. */
  export const sites: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** The number of problems that keep each of these languages from being on; of one that is on there is none. */
  export const translationProblems: Readonly<Record<string, number>>
  /** The size of each picture in pixels, by its name. */
  export const pictures: Readonly<Record<string, { width: number; height: number } | null>>
  /** What is known of all pictures, by the ids that git gives their contents. */
  export const picturesById: import("../content/checks").Pictures
  /** The id that git gives the file of the migrations. */
  export const migrationsId: string
}

interface Window {
  /** What Sveltia CMS calls where somebody restores what was kept (src/publish/buildEditor.ts). */
  restoreKept?: ReturnType<typeof import("./kept/restoreKept").createRestore>
  /** What it calls where it keeps a form, and where it throws it away. */
  noteKept?: ReturnType<typeof import("./kept/listKept").listKept>
}
