/** What was published when the site was built: the data files by name, and the size of each picture in pixels. */
export interface Published {
  files: Readonly<Record<string, unknown>>
  pictures: Readonly<Record<string, { width: number; height: number } | null>>
}

let reading: Promise<Published> | undefined

const read = async (): Promise<Published> => {
  // The type is asserted: src/build/buildEditor.ts has written the file.
  const published: Published = await (await fetch("/admin/content.json")).json()
  return published
}

/** Reads what was published, once: a form knows only its own file. */
export const readPublished = (): Promise<Published> => {
  reading ??= read()
  return reading
}
