import { readFile, stat } from "node:fs/promises"
import http, { type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { readHeaders } from "../src/build/headers"

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".vcf": "text/vcard; charset=utf-8",
}

const compressible = /html|javascript|json|css|svg|text|xml|manifest|vcard/

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    found => found.isFile(),
    () => false
  )

export interface Site {
  address: string
  close: () => Promise<void>
}

interface AnswerOptions {
  /** Brotli's quality. 11 makes the fewest bytes; where nobody counts them, 4 takes a fraction of the time. */
  quality?: 4 | 11
}

export interface ServeOptions extends AnswerOptions {
  port?: number
}

/** Answers requests from `folder` as Netlify does: its headers, its redirects to a slash, its 404 page, compressed. */
export const answerFrom = async (folder: string, { quality = 11 }: AnswerOptions = {}) => {
  const headersOf = await readHeaders(folder)
  const compressedFiles = new Map<string, Promise<Buffer>>()
  const compress = (key: string, body: Buffer, encoding: string): Promise<Buffer> => {
    const cached = compressedFiles.get(key)
    if (cached) return cached
    const compressed =
      encoding === "br"
        ? promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
        : promisify(gzip)(body)
    compressedFiles.set(key, compressed)
    return compressed
  }
  return async (request: {
    url?: string | undefined
    method?: string | undefined
    headers: IncomingMessage["headers"]
  }) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost")
    const requestedPath = path.normalize(decodeURIComponent(pathname))
    const target = path.join(folder, requestedPath)
    const headers = Object.fromEntries(
      Object.entries(headersOf(pathname)).map(([name, value]) => [name.toLowerCase(), value])
    )
    let file = target
    let status = 200
    if (!(await isFile(file))) {
      if (!requestedPath.endsWith("/") && (await isFile(path.join(target, "index.html"))))
        return { status: 301, headers: { location: `${pathname}/${search}` }, body: Buffer.alloc(0) }
      file = path.join(target, "index.html")
      if (!(await isFile(file))) {
        file = path.join(folder, "404.html")
        status = 404
      }
    }
    let body: Buffer = await readFile(file)
    const type = types[path.extname(file)] ?? "application/octet-stream"
    const accepted = String(request.headers["accept-encoding"] ?? "")
    const encoding = accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : ""
    if (encoding && compressible.test(type)) {
      const { mtimeMs } = await stat(file)
      body = await compress(`${encoding} ${file} ${mtimeMs}`, body, encoding)
      headers["content-encoding"] = encoding
    }
    return {
      status,
      headers: { "content-type": type, vary: "accept-encoding", "content-length": String(body.length), ...headers },
      body,
    }
  }
}

/** Listens on this machine; port 0 takes a free one. */
export const listen = async (server: http.Server, port: number): Promise<Site> => {
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "localhost", resolve))
  const address = server.address()
  const isAddress = (value: typeof address): value is AddressInfo => typeof value === "object" && value !== null
  return {
    address: `http://localhost:${isAddress(address) ? address.port : port}`,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Serves a built site on this machine over plain HTTP; port 0 takes a free one. */
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
