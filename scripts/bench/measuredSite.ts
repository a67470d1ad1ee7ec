import { readdir } from "node:fs/promises"
import { brotliCompressSync, brotliDecompressSync } from "node:zlib"
import { answerFrom } from "../../plugins/gatsby-plugin-host-files"
import type { Answer } from "./host"

/** Wraps `answer` to serve pages without scripts and without the files that are fetched for them. */
const withoutScripts = (answer: Answer): Answer => {
  const bodies = new Map<string | undefined, Buffer>()
  return async request => {
    const { status, headers, body } = await answer(request)
    if (!headers["content-type"]?.startsWith("text/html")) return { status, headers, body }
    const html = brotliDecompressSync(body)
      .toString()
      .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
      .replaceAll(/<link\b[^>]*(?:\bas="?(?:script|fetch)\b|\brel="?modulepreload\b)[^>]*>/gi, "")
    const bare = bodies.get(headers["etag"]) ?? brotliCompressSync(html)
    bodies.set(headers["etag"], bare)
    return { status, headers: { ...headers, "content-length": String(bare.length) }, body: bare }
  }
}

export interface MeasuredSite {
  folder: string
  answer: Answer
  answerWithoutScripts: Answer
}

/** Prepares a site with and without scripts, compressed in advance as on a CDN. */
export const compress = async (folder: string): Promise<MeasuredSite> => {
  const answer = await answerFrom(folder)
  const answerWithoutScripts = withoutScripts(answer)
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter(name => /\.(?:html|js|json)$/.test(name) && !name.startsWith("admin")))
    await answerWithoutScripts({ url: `/${file}`, headers: { "accept-encoding": "br" } })
  return { folder, answer, answerWithoutScripts }
}
