import { spawnSync } from "node:child_process"
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises"
import http from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { buffer } from "node:stream/consumers"
import { gunzipSync } from "node:zlib"
import { expect, test } from "@playwright/test"
import { listFiles } from "../../plugins/gatsby-plugin-on-demand/build"
import {
  type Headers,
  type Site,
  createHeaderRules,
  configuredHosts,
  createPattern,
  defaultHeaders,
  isCompressible,
  types,
} from "../../plugins/gatsby-plugin-host-files"
import { createHostRules } from "../../src/gatsby/hostRules"
import { secondContent } from "../../testing/sampleFolders"
import { sampleSite } from "../../testing/sites"
import { domain, hostNames, publishAtCloudflare, secondLanguage, startHost, toolFile } from "./servers"

/**
 * Checks the sample site on real servers with the configurations of `npm run host`, and builds the project with
 * Netlify's build engine.
 */

/** Best encoding that each host supports. All of them also support gzip. */
const bestEncodings: Readonly<Record<string, string>> = { own: "br", apache: "br", htaccess: "br", caddy: "zstd" }

/**
 * Returns the media type that Cloudflare sends: it has its own list of types, and names the charset only if a browser
 * would otherwise guess another.
 */
const getCloudflareType = (extension: string, type: string): string =>
  ({ ".ico": "image/vnd.microsoft.icon", ".vcf": "text/x-vcard; charset=utf-8" })[extension] ??
  (type.startsWith("text/") ? type : type.replace(/;.*/, ""))

/** Statuses of permanent redirects. Cloudflare always redirects with the temporary 307. */
const redirects = [301, 307, 308]

const rules = createHostRules()

interface Answer {
  status: number | undefined
  headers: http.IncomingHttpHeaders
  body: Buffer
}

const agent = new http.Agent({ keepAlive: true })

/** Requests exactly this path, which `fetch` would normalize first. */
const ask = async (site: Site, requestPath: string, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> => {
  const { hostname, port } = new URL(site.url)
  const options = {
    agent,
    hostname,
    port,
    path: requestPath,
    headers: { host: domain, "accept-encoding": "gzip", ...headers },
  }
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(options, resolve).on("error", reject)
  })
  const body = await buffer(response)
  const isGzipped = response.headers["content-encoding"] === "gzip" && body.length > 0
  return { status: response.statusCode, headers: response.headers, body: isGzipped ? gunzipSync(body) : body }
}

const expectCommonHeaders = (what: string, { headers }: Answer): void => {
  for (const [name, value] of Object.entries(rules.common)) expect.soft(headers[name.toLowerCase()], what).toBe(value)
}

/** Checks that a host answers with the file at its path, and that it confirms that a cached copy is still valid. */
const expectFile = async (host: string, site: Site, file: string): Promise<void> => {
  const requestPath = file.replace(/index\.html$/, "")
  const answer = await ask(site, requestPath)
  const { status, headers, body } = answer
  const content = await readFile(path.join(sampleSite, file))
  expect.soft(status, requestPath).toBe(200)
  expect.soft(body.equals(content), `${requestPath} has its content`).toBe(true)
  expectCommonHeaders(requestPath, answer)
  const expected: Headers = Object.assign(
    { ...defaultHeaders },
    ...Object.entries(rules.byPath)
      .filter(([pattern]) => new RegExp(createPattern(pattern)).test(requestPath))
      .map(([, rule]) => rule)
  )
  expect.soft(headers["cache-control"], requestPath).toBe(expected["Cache-Control"])
  expect.soft(headers["cross-origin-resource-policy"], requestPath).toBe(expected["Cross-Origin-Resource-Policy"])
  const extension = path.extname(file)
  const type = types[extension] ?? ""
  const isCloudflare = host === "cloudflare"
  expect.soft(headers["content-type"], requestPath).toBe(isCloudflare ? getCloudflareType(extension, type) : type)
  const encoding = headers["content-encoding"]
  if (!isCompressible(type))
    expect.soft(Boolean(encoding), `${requestPath} is compressed`).toBe(extension === ".ico" && isCloudflare)
  else if (content.length > 1400) {
    expect.soft(encoding, requestPath).toBe("gzip")
    if (!isCloudflare) expect.soft(headers.vary?.toLowerCase(), requestPath).toBe("accept-encoding")
  }
  const repeated = await ask(site, requestPath, { "if-none-match": headers.etag ?? "" })
  expect.soft([repeated.status, repeated.body.length], `${requestPath} again`).toEqual([304, 0])
  if (!isCloudflare)
    expect.soft(repeated.headers["cache-control"], `${requestPath} again`).toBe(headers["cache-control"])
}

/**
 * Checks that a host answers with the 404 page in the path's language, and that browsers do not cache it: only
 * Cloudflare sends the headers of `/static/*` for missing files, too. Their names have hashes, and do not come back.
 */
const expectMissing = async (host: string, site: Site, requestPath: string): Promise<void> => {
  const answer = await ask(site, requestPath)
  expect.soft(answer.status, requestPath).toBe(404)
  const page = requestPath.startsWith(`${secondLanguage.prefix}/`)
    ? Buffer.from(secondLanguage.notFound)
    : await readFile(path.join(sampleSite, "404.html"))
  expect.soft(answer.body.equals(page), `${requestPath} is answered with the 404 page`).toBe(true)
  expect.soft(answer.headers["content-type"], requestPath).toBe(types[".html"])
  if (host !== "cloudflare" || !requestPath.startsWith("/static/"))
    expect.soft([defaultHeaders["Cache-Control"], "no-store"], requestPath).toContain(answer.headers["cache-control"])
  expectCommonHeaders(requestPath, answer)
}

/**
 * Checks that a path without a trailing slash redirects to the one with it, on a host behind a proxy that
 * terminates TLS.
 */
const expectSlash = async (site: Site, requestPath: string): Promise<void> => {
  const without = `${requestPath.slice(0, -1)}?from=test`
  const answer = await ask(site, without, { "x-forwarded-proto": "https" })
  expect.soft(redirects, without).toContain(answer.status)
  const location = new URL(answer.headers.location ?? "", `https://${domain}`)
  expect.soft(location.href, without).toBe(`https://${domain}${requestPath}?from=test`)
  expectCommonHeaders(without, answer)
}

for (const host of hostNames)
  test.describe(host, () => {
    let folder = ""
    let site: Site
    test.beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), "hosts-"))
      await chmod(folder, 0o755)
      site = await startHost(host, sampleSite, folder)
    })
    test.afterAll(async () => {
      await site.close()
      await rm(folder, { recursive: true, force: true })
    })

    test("serves, redirects and compresses as the rules say", async () => {
      const files = (await listFiles(sampleSite)).filter(
        file => !["/_headers", "/404.html", "/404/index.html"].includes(file)
      )
      for (const file of files) await expectFile(host, site, file)
      for (const file of files.filter(name => /^\/.+\/index\.html$/.test(name)))
        await expectSlash(site, file.replace("index.html", ""))
      expect(files.length).toBeGreaterThan(100)
      const best = bestEncodings[host] ?? "gzip"
      const { headers } = await ask(site, "/", { "accept-encoding": `gzip, ${best}`, via: "1.1 proxy" })
      expect(headers["content-encoding"]).toBe(best)
      const again = await ask(site, "/", { "accept-encoding": best, "if-none-match": headers.etag ?? "" })
      expect(again.status).toBe(304)
    })

    // Netlify and Cloudflare serve the names that are registered there, and the project's own server is for one machine.
    if (configuredHosts.includes(host))
      test("answers to the site's own names alone", async () => {
        const { port } = new URL(site.url)
        const { status, headers } = await ask(site, "/about/?from=test", { host: `www.${domain}` })
        expect([status, headers.location]).toEqual([301, `http://${domain}:${port}/about/?from=test`])
        for (const requestPath of ["/", "/about", "//evil.example/about"]) {
          const answer = await ask(site, requestPath, { host: "evil.example" }).catch(() => undefined)
          // No answer: the connection was closed.
          expect([undefined, 403], requestPath).toContain(answer?.status)
          expect(answer?.headers.location, requestPath).toBeUndefined()
        }
      })

    test("answers missing, secret and strange paths with the 404 page or a refusal", async () => {
      const missing = ["/none", "/none/", "/none.vcf", "/static/none-0123456789.js", "/static/", "/page-data/"]
      const { prefix } = secondLanguage
      missing.push(`${prefix}/none`, `${prefix}/none/`, `${prefix}/`, "/entry/none")
      // Cloudflare answers the page itself.
      if (host !== "cloudflare") missing.push("/404/", `${prefix}/404/`)
      const secret = ["/.git/config", "/.env", "/admin/.git/config", "/.well-known/.env"]
      // Cloudflare redirects to the decoded path first.
      if (host !== "cloudflare") secret.push("/%2egit/config")
      for (const requestPath of [...missing, ...secret]) await expectMissing(host, site, requestPath)
      const refusals: Readonly<Record<string, readonly unknown[]>> = {
        "/_headers": [404],
        // Debian's Apache forbids this before it reads any rule.
        "/.htaccess": [403, 404],
        "/%": [400, 404, ...redirects],
        "//evil.example/": [404, ...redirects],
        "//evil.example": [404, ...redirects],
      }
      for (const [requestPath, statuses] of Object.entries({ ...refusals, "//about": [200, 404, ...redirects] })) {
        const { status, headers } = await ask(site, requestPath)
        expect.soft(statuses, requestPath).toContain(status)
        expect.soft(new URL(headers.location ?? "/", `http://${domain}`).hostname, requestPath).toBe(domain)
      }
    })
  })

test("cloudflare keeps the variables that are set there when the site is published again", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "hosts-"))
  expect(await publishAtCloudflare(folder, sampleSite)).toMatch(/"keep_bindings":\[[^\]]*"plain_text"/)
  await rm(folder, { recursive: true, force: true })
})

/** Netlify's parser of `_headers`. */
interface NetlifyParser {
  parseAllHeaders: (options: {
    headersFiles: string[]
    minimal: boolean
  }) => Promise<{ headers: unknown; errors: Error[] }>
}

test.describe("netlify", () => {
  let project = ""
  test.beforeAll(async () => {
    project = await mkdtemp(path.join(tmpdir(), "netlify-"))
    // Uses hard links instead of copies if both folders are on the same disk.
    const copied = spawnSync(
      "sh",
      [
        "-c",
        `git ls-files -z | xargs -0 cp --parents -t "${project}" && (cp -al node_modules "${project}" 2>/dev/null || cp -a node_modules "${project}")`,
      ],
      { stdio: "inherit" }
    )
    if (copied.status !== 0) throw new Error("The project could not be copied.")
  })
  test.afterAll(() => rm(project, { recursive: true, force: true }))

  // Builds the site in two languages. Each build starts in a fresh clone; only the files that the plugin hands to
  // Netlify are kept.
  test("builds, and builds again with what the first build has kept", async () => {
    const parser: NetlifyParser = await import(toolFile("@netlify/headers-parser/lib/index.js"))
    const engine = [toolFile("@netlify/build/bin.js"), "--offline", "--mode", "require", "--debug"]
    for (const kind of ["cold", "warm"]) {
      for (const made of ["public", ".cache", ...(kind === "cold" ? [".netlify"] : [])])
        await rm(path.join(project, made), { recursive: true, force: true })
      const { status, stdout, stderr } = spawnSync(process.execPath, [...engine, "--context", "production"], {
        cwd: project,
        encoding: "utf8",
        env: { ...process.env, GATSBY_LOGGER: "yurnalist", SITE_CONTENT: secondContent },
      })
      if (status !== 0) throw new Error(`The ${kind} build fails:\n${stdout}${stderr}`)
      expect.soft(stdout, `${kind}: unknown paths`).toContain("from: '/en/*'")
      expect.soft(/IMAGE_PROCESSING jobs/.test(stdout), `${kind}: pictures are encoded`).toBe(kind === "cold")
    }
    const { headers, errors } = await parser.parseAllHeaders({
      headersFiles: [path.join(project, "public/_headers")],
      minimal: true,
    })
    expect(errors.map(String)).toEqual([])
    expect(headers).toEqual(
      Object.entries(createHeaderRules(rules)).map(([requestPath, values]) => ({ for: requestPath, values }))
    )
  })
})
