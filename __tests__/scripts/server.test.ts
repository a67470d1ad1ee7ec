/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import http from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { type Site, serve } from "../../scripts/server"
import { createHeaderRules, writeHeaders } from "../../src/publish/hostRules"

let folder = ""
let site: Site

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), text)
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "server-"))
  await write("index.html", "<h1>Home</h1>")
  await write("about/index.html", "<h1>About us</h1>")
  await write("404.html", "<h1>Not found</h1>")
  await write("static/app-0123456789.js", "0")
  await write("clinic.vcf", "BEGIN:VCARD")
  await write("sw.js", "1")
  await write(".env", "secret")
  await write("evil.example/index.html", "<h1>Not another host</h1>")
  await writeHeaders(folder, createHeaderRules())
  site = await serve(folder)
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

interface Answer {
  status: number | undefined
  headers: http.IncomingHttpHeaders
  text: string
}

/** Asks for exactly this path, which `fetch` would put in order first. */
const ask = (address: string, headers: http.OutgoingHttpHeaders = {}, method = "GET"): Promise<Answer> =>
  new Promise((resolve, reject) => {
    http
      .request({ host: "localhost", port: new URL(site.address).port, path: address, headers, method }, response => {
        let text = ""
        response
          .setEncoding("utf8")
          .on("data", (part: string) => {
            text += part
          })
          .on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }))
      })
      .on("error", reject)
      .end()
  })

const revalidated = "public, max-age=0, must-revalidate"
const forEver = "public, max-age=31536000, immutable"

it.each([
  ["/", 200, "text/html; charset=utf-8", revalidated],
  ["/about/?subject=Fees", 200, "text/html; charset=utf-8", revalidated],
  ["/static/app-0123456789.js", 200, "text/javascript; charset=utf-8", forEver],
  ["/static/app-ffffffffff.js", 404, "text/html; charset=utf-8", revalidated],
  ["/static/", 404, "text/html; charset=utf-8", revalidated],
  ["/sw.js", 200, "text/javascript; charset=utf-8", "no-cache"],
  ["/clinic.vcf", 200, "text/vcard; charset=utf-8", revalidated],
  ["/_headers", 404, "text/html; charset=utf-8", revalidated],
  ["/.env", 404, "text/html; charset=utf-8", revalidated],
  ["/clinic.vcf/", 404, "text/html; charset=utf-8", revalidated],
  ["/missing", 404, "text/html; charset=utf-8", revalidated],
  ["//evil.example/", 404, "text/html; charset=utf-8", revalidated],
  ["//evil.example", 404, "text/html; charset=utf-8", revalidated],
  ["/%2Fevil.example", 404, "text/html; charset=utf-8", revalidated],
  ["/../../etc/passwd", 404, "text/html; charset=utf-8", revalidated],
  ["/..%2f..%2fetc/passwd", 404, "text/html; charset=utf-8", revalidated],
  ["/%", 400, "text/plain; charset=utf-8", undefined],
  ["/%00", 400, "text/plain; charset=utf-8", undefined],
])("%s is answered with %i, %s, %s", async (address, status, type, cache) => {
  const answer = await ask(address)
  expect([answer.status, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
    status,
    type,
    cache,
  ])
  expect(answer.text === "<h1>Not found</h1>").toBe(status === 404)
})

it("leads an address without its slash to the one with it, on the same host", async () => {
  const { status, headers } = await ask("/about?subject=Fees")
  expect([status, headers.location]).toEqual([301, "/about/?subject=Fees"])
})

it("says that a copy is still right, and sends what has changed", async () => {
  const first = await ask("/about/")
  const etag = first.headers.etag ?? ""
  expect(etag).toMatch(/^"[0-9a-f]{20}"$/)
  const repeated = await ask("/about/", { "if-none-match": `W/"another", ${etag}` })
  expect([repeated.status, repeated.text, repeated.headers.etag]).toEqual([304, "", etag])
  expect(repeated.headers["cache-control"]).toBe(revalidated)
  expect((await ask("/about/", { "if-none-match": '"another"' })).status).toBe(200)
  expect((await ask("/about/", { "accept-encoding": "br" })).headers.etag).not.toBe(etag)
  // The page for missing addresses is not a copy of any of them.
  const { headers } = await ask("/missing")
  expect((await ask("/missing", { "if-none-match": headers.etag ?? "" })).status).toBe(404)
})

it("takes no message", async () => {
  const { status, headers } = await ask("/contact/", {}, "POST")
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"])
})
