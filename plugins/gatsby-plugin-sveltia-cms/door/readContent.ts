import { type Content, type Pictures } from "../../gatsby-plugin-content-model"
import { pictureFolder, sortContentPaths, readList, readText } from "../../gatsby-plugin-content-model/json"
import type { Github } from "./github"
import type { MeasurePicture } from "./createMeasurePicture"
import type { Snapshot, StoredFile } from "./snapshot"

/** Contents that were read before, keyed by blob id: a blob never changes. */
export interface Known {
  texts: Map<string, string>
  pictures: Map<string, Pictures[string]>
}

/** Number of texts per request. */
const chunkSize = 50

/** Returns the bytes of a base64-encoded file. */
export const decode = (contents: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(contents), letter => letter.charCodeAt(0))

/** Returns the text of a base64-encoded file. A byte order mark stays, as in the build. */
export const decodeText = (contents: string): string =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(decode(contents))

/** Reads a file. */
export const readBlob = async (github: Github, file: StoredFile): Promise<Blob> =>
  "oid" in file ? github.readBlob(file.oid) : new Blob([decode(file.contents)])

const blobs = { repository: readList({ text: readText, isTruncated: (value: unknown) => value !== false }) }

/**
 * Reads the texts of `files`, in their order; `undefined` for a missing file. GraphQL truncates texts longer than half
 * a megabyte, so those files are read by REST.
 */
export const readTexts = async (
  github: Github,
  known: Known["texts"],
  files: readonly (StoredFile | undefined)[]
): Promise<(string | undefined)[]> => {
  const oids = files.flatMap(file => (file && "oid" in file ? [file.oid] : []))
  const unknown = [...new Set(oids)].filter(oid => !known.has(oid))
  for (let start = 0; start < unknown.length; start += chunkSize) {
    const asked = unknown.slice(start, start + chunkSize)
    const fields = asked.map(
      (oid, index) => `text_${index}: object(oid: ${JSON.stringify(oid)}) { ... on Blob { text isTruncated } }`
    )
    const { repository } = await github.query(
      `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${fields.join(" ")} } }`,
      blobs
    )
    for (const [index, oid] of asked.entries()) {
      const blob = repository[index]
      known.set(oid, blob && !blob.isTruncated ? blob.text : await (await github.readBlob(oid)).text())
    }
  }
  return files.map(file => file && ("oid" in file ? known.get(file.oid) : decodeText(file.contents)))
}

/** Reads the content of a snapshot that the checks need. `before` is the content before the change that is checked. */
export type ReadContent = (github: Github, snapshot: Snapshot, before?: Snapshot) => Promise<Content>

/** Reads the texts of a snapshot, and which of its pictures they refer to. Nothing shows the others. */
export const readSnapshotTexts = async (github: Github, known: Known["texts"], snapshot: Snapshot) => {
  const sorted = sortContentPaths([...snapshot.keys()])
  const read = async (folder: string, names: readonly string[]): Promise<Record<string, string>> => {
    const found = names.flatMap(name => {
      const file = snapshot.get(`${folder}${name}`)
      return file ? [[name, file] as const] : []
    })
    const contents = await readTexts(
      github,
      known,
      found.map(([, file]) => file)
    )
    return Object.fromEntries(found.map(([name], index) => [name, contents[index] ?? ""]))
  }
  const files = await read("", sorted.texts)
  const translations: Record<string, Record<string, string>> = {}
  for (const [language, names] of Object.entries(sorted.translations))
    translations[language] = await read(`${language}/`, names)
  const allTexts = [files, ...Object.values(translations)].flatMap(group => Object.values(group)).join("\n")
  return {
    texts: { files, translations, unknownPaths: sorted.unknownPaths },
    pictures: sorted.pictures.map(name => ({
      name,
      file: snapshot.get(`${pictureFolder}/${name}`),
      isUsed: allTexts.includes(`/${pictureFolder}/${name}"`),
    })),
  }
}

/**
 * Reads the part of `snapshot` that the checks need: the texts, and the sizes of the pictures that texts refer to.
 * Other pictures are not read.
 */
const readSnapshotContent = async (
  github: Github,
  known: Known,
  measure: MeasurePicture,
  snapshot: Snapshot
): Promise<Content> => {
  const { texts, pictures } = await readSnapshotTexts(github, known.texts, snapshot)
  const measured = pictures.map(async ({ name, file, isUsed }) => {
    if (!file || !isUsed) return [name, null] as const
    const found = "oid" in file ? known.pictures.get(file.oid) : undefined
    if (found !== undefined) return [name, found] as const
    const size = await measure(name, await readBlob(github, file))
    if ("oid" in file) known.pictures.set(file.oid, size)
    return [name, size] as const
  })
  return { ...texts, pictures: Object.fromEntries(await Promise.all(measured)) }
}

/** Creates a reader of content, with a cache. `pictures` are those that the build has measured, keyed by blob id. */
export const createReader = (pictures: Pictures, measure: MeasurePicture): ReadContent => {
  const known = { texts: new Map<string, string>(), pictures: new Map(Object.entries(pictures)) }
  return async (github, snapshot) => readSnapshotContent(github, known, measure, snapshot)
}
