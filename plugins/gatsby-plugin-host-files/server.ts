import { createHash } from "node:crypto"
import { readFile, stat } from "node:fs/promises"
import http, { type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { defaultHeaders, isCompressible, notFoundPage, privatePaths, readHeaders, types } from "./rules"

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    found => found.isFile(),
    () => false
  )

export interface Site {
  url: string
  close: () => Promise<void>
}

interface AnswerOptions {
  /**
   * Brotli quality. 11 produces the fewest bytes; 4 takes a fraction of the time, for uses in which the size does not
   * matter.
   */
  quality?: 4 | 11
}

export interface ServeOptions extends AnswerOptions {
  port?: number
}

interface SiteRequest {
  url?: string | undefined
  method?: string | undefined
  headers: IncomingMessage["headers"]
}

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

interface Representation {
  body: Buffer
  encoding: string
  etag: string
}

const createTextAnswer = (status: number, text: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { "content-type": "text/plain; charset=utf-8", ...headers },
  body: Buffer.from(text),
})

/** Returns the decoded path of a request. Returns `undefined` for a path that no host accepts. */
const readPath = (url: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? "")
    return decoded.startsWith("/") && !decoded.includes("\0") ? decoded : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the file for a path. `isFolder` is true if the path needs a trailing slash, to which the request is
 * redirected.
 */
const findFile = async (folder: string, pathname: string): Promise<{ file?: string; isFolder?: boolean }> => {
  // A redirect to a URL that begins with two slashes would lead to another host.
  if (pathname.includes("//") || new RegExp(privatePaths).test(pathname)) return {}
  const target = path.join(folder, path.normalize(pathname))
  const index = path.join(target, "index.html")
  if (pathname.endsWith("/")) return (await isFile(index)) ? { file: index } : {}
  if (await isFile(target)) return { file: target }
  return { isFolder: await isFile(index) }
}

/** Returns the encodings that a client accepts: those with `q=0` are refused (RFC 9110, section 12.4.2). */
const listAccepted = (header: string): string[] =>
  header.split(",").flatMap(item => {
    const [encoding = "", weight = ""] = item
      .toLowerCase()
      .split(";")
      .map(part => part.trim())
    return /^q=0(\.0*)?$/.test(weight) ? [] : [encoding]
  })

/**
 * Returns the first byte and the byte after the last of a requested range. Returns `undefined` for several ranges and
 * what is not a range: the answer is then the whole file (RFC 9110, section 14.2).
 */
const readRange = (header: string, size: number): readonly [start: number, end: number] | undefined => {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (!first) return last ? [Math.max(0, size - Number(last)), size] : undefined
  if (last && Number(last) < Number(first)) return undefined
  return [Number(first), last ? Math.min(size, Number(last) + 1) : size]
}

const createRangeAnswer = (
  body: Buffer,
  [start, end]: readonly [number, number],
  headers: Record<string, string>
): Answer => {
  const part = body.subarray(start, end)
  return {
    status: part.length ? 206 : 416,
    headers: {
      ...headers,
      "content-length": String(part.length),
      "content-range": `bytes ${part.length ? `${start}-${end - 1}` : "*"}/${body.length}`,
    },
    body: part,
  }
}

/** Returns the page for a URL that does not exist: the page of its language, if there is one. */
const findNotFoundPage = async (folder: string, pathname: string): Promise<string> => {
  const [, language = ""] = pathname.split("/")
  const file = path.join(folder, path.normalize(`/${language}`), notFoundPage)
  return (await isFile(file)) ? file : path.join(folder, notFoundPage)
}

/** Returns a function that compresses files with brotli's `quality`, and remembers the result until a file changes. */
const createRepresentations = (quality: number) => {
  const representations = new Map<string, Promise<Representation>>()
  const represent = async (file: string, encoding: string): Promise<Representation> => {
    const content = await readFile(file)
    const body =
      encoding === "br"
        ? await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
        : encoding === "gzip"
          ? await promisify(gzip)(content)
          : content
    return { body, encoding, etag: `"${createHash("sha256").update(body).digest("hex").slice(0, 20)}"` }
  }
  return async (file: string, encoding: string): Promise<Representation> => {
    const { mtimeMs } = await stat(file)
    const key = `${encoding} ${file} ${mtimeMs}`
    const representation = representations.get(key) ?? represent(file, encoding)
    representations.set(key, representation)
    return representation
  }
}

/**
 * Returns a function that answers requests from `folder` as hosts do: with its headers, redirects to a trailing slash,
 * its 404 page, compression, and ETags.
 */
export const answerFrom = async (folder: string, { quality = 11 }: AnswerOptions = {}) => {
  const headersOf = await readHeaders(folder)
  const readRepresentation = createRepresentations(quality)
  return async ({ url = "/", method = "GET", headers: asked }: SiteRequest): Promise<Answer> => {
    if (method !== "GET" && method !== "HEAD")
      return createTextAnswer(405, "Method Not Allowed\n", { allow: "GET, HEAD" })
    const pathname = readPath(url)
    if (pathname === undefined) return createTextAnswer(400, "Bad Request\n")
    const { file: found, isFolder } = await findFile(folder, pathname)
    const rules = Object.entries(headersOf(pathname)).map(([name, value]) => [name.toLowerCase(), value] as const)
    const given = { "cache-control": defaultHeaders["Cache-Control"], ...Object.fromEntries(rules) }
    if (isFolder) {
      const [requested = "", ...search] = url.split("?")
      return {
        status: 301,
        headers: { ...given, location: [`${requested}/`, ...search].join("?") },
        body: Buffer.alloc(0),
      }
    }
    const file = found ?? (await findNotFoundPage(folder, pathname))
    const type = types[path.extname(file)] ?? "application/octet-stream"
    // A range is one of the file itself.
    const accepted = isCompressible(type) && !asked.range ? listAccepted(String(asked["accept-encoding"] ?? "")) : []
    const { body, encoding, etag } = await readRepresentation(
      file,
      accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : ""
    )
    const headers = { ...given, vary: "accept-encoding", etag }
    // A 404 response must not be cached for as long as the file.
    if (!found) headers["cache-control"] = defaultHeaders["Cache-Control"]
    else if (String(asked["if-none-match"] ?? "").includes(etag)) return { status: 304, headers, body: Buffer.alloc(0) }
    const isPart = found && method === "GET" && (asked["if-range"] ?? etag) === etag
    const range = isPart ? readRange(asked.range ?? "", body.length) : undefined
    if (range) return createRangeAnswer(body, range, { ...headers, "content-type": type })
    return {
      status: found ? 200 : 404,
      headers: {
        ...headers,
        "accept-ranges": "bytes",
        "content-type": type,
        "content-length": String(body.length),
        ...(encoding && { "content-encoding": encoding }),
      },
      body,
    }
  }
}

/** Listens on this machine. Port 0 selects a free port. */
export const listen = async (server: http.Server, port: number): Promise<Site> => {
  // Idle connections are ended by clients alone: a request that is sent while the server ends one would fail.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "localhost", resolve))
  const socketAddress = server.address()
  const isAddress = (value: typeof socketAddress): value is AddressInfo => typeof value === "object" && value !== null
  return {
    url: `http://localhost:${isAddress(socketAddress) ? socketAddress.port : port}`,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Serves a built site on this machine over plain HTTP. Port 0 selects a free port. */
export const serve = async (folder: string, { port = 0, ...options }: ServeOptions = {}): Promise<Site> => {
  const answer = await answerFrom(folder, options)
  const server = http.createServer((request: IncomingMessage, response: ServerResponse) => {
    answer(request).then(
      ({ status, headers, body }) =>
        response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body),
      (error: unknown) => response.writeHead(500).end(String(error))
    )
  })
  return listen(server, port)
}
