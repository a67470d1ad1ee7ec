import type { StoredFile } from "../door/snapshot"
import type { Plan } from "./plan"
import type { Session } from "./watchSession"

/** Number of bytes that fit into one function call as arguments. */
const chunkSize = 0x8000

const encode = (bytes: Uint8Array): string => {
  let letters = ""
  for (let start = 0; start < bytes.length; start += chunkSize)
    letters += String.fromCharCode(...bytes.subarray(start, start + chunkSize))
  return btoa(letters)
}

/** Encodes a text in base64. */
export const encodeText = (text: string): string => encode(new TextEncoder().encode(text))

const readContents = async ({ github }: Session, file: { text: string } | StoredFile): Promise<string> => {
  if ("contents" in file) return file.contents
  if ("text" in file) return encodeText(file.text)
  return encode(new Uint8Array(await (await github.readBlob(file.oid)).arrayBuffer()))
}

/** Commits a plan on top of `head`. Resolves to the commit's id. Throws with the reason if it is refused. */
export const commitPlan = async (session: Session, { files }: Plan, head: string, message: string): Promise<string> => {
  const { folder } = session.github.backend
  const entries = [...files]
  const additions = entries.map(async ([file, content]) =>
    content ? [{ path: `${folder}/${file}`, contents: await readContents(session, content) }] : []
  )
  const deletions = entries.flatMap(([file, content]) => (content ? [] : [{ path: `${folder}/${file}` }]))
  return session.commit({
    expected: head,
    message,
    fileChanges: { additions: (await Promise.all(additions)).flat(), deletions },
  })
}

/** Returns whether GitHub has rejected a commit because somebody else has published another one in the meantime. */
export const isOutrun = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("Expected branch to point to ")
