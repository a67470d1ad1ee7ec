import { chromium, expect } from "@playwright/test"
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { chmod, mkdir, mkdtemp, readFile, readdir, rm } from "node:fs/promises"
import http from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { isDeepStrictEqual } from "node:util"
import { gunzipSync } from "node:zlib"
import { answerWith } from "../__tests__/support/browserForwarder"
import { messageSent } from "../__tests__/support/contactMessage"
import { contactPage } from "../__tests__/support/contactPage"
import { prepareFolder } from "../__tests__/support/editorFolder"
import { success } from "../__tests__/support/forwarderAnswers"
import { watchViolations } from "../__tests__/support/policyViolations"
import { sampleSite } from "../__tests__/support/sites"
import { toasts } from "../__tests__/support/toasts"
import {
  cacheRules,
  commonHeaders,
  createHeaderRules,
  defaultCache,
  isCompressible,
  types,
} from "../src/publish/hostRules"
import { previewHeaders } from "../src/publish/preview"
import { chromiumFlags, ensureTestBrowser, unwantedFlags } from "./chromium"
import { fetchHosts, hostNames, startHost, toolFile } from "./hostServers"
import type { Site } from "./server"

/**
 * Serves the sample site with the real servers, from the configurations of `npm run host`, and builds the project with
 * Netlify's engine: `npm run test:hosts [-- nginx netlify]`.
 */

/** How a host compresses best; all of them know gzip, too. */
const bestEncodings: Readonly<Record<string, string>> = { own: "br", apache: "br", htaccess: "br", caddy: "zstd" }

/** The site's name, without the port that nobody is to see from outside. */
const domain = "localhost"

/** Cloudflare takes types from a list of its own, and names the charset where a browser would guess another. */
const getCloudflareType = (extension: string, type: string): string =>
  ({ ".ico": "image/vnd.microsoft.icon", ".js": "application/javascript", ".vcf": "text/x-vcard; charset=utf-8" })[
    extension
  ] ?? (type.startsWith("text/") ? type : type.replace(/;.*/, ""))

interface Answer {
  status: number | undefined
  headers: http.IncomingHttpHeaders
  body: Buffer
}

const agent = new http.Agent({ keepAlive: true })

/** Asks for exactly this path, which `fetch` would put in order first. */
const ask = (site: Site, address: string, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.address)
    http
      .get({ agent, hostname, port, path: address, headers: { "accept-encoding": "gzip", ...headers } }, response => {
        const parts: Buffer[] = []
        response
          .on("data", (part: Buffer) => parts.push(part))
          .on("end", () => {
            const body = Buffer.concat(parts)
            const isGzipped = response.headers["content-encoding"] === "gzip" && body.length > 0
            resolve({
              status: response.statusCode,
              headers: response.headers,
              body: isGzipped ? gunzipSync(body) : body,
            })
          })
      })
      .on("error", reject)
  })

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)

const problems: string[] = []

const check = (what: string, found: unknown, wanted: unknown): void => {
  if (!isDeepStrictEqual(found, wanted))
    problems.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)
}

const checkHeaders = (what: string, { headers }: Answer): void => {
  for (const [name, value] of Object.entries(commonHeaders))
    check(`${what} ${name}`, headers[name.toLowerCase()], value)
}

/** That a host answers for an address with the file: the first time, and that a copy of it is still right. */
const checkFile = async (host: string, site: Site, file: string): Promise<void> => {
  const address = file.replace(/index\.html$/, "")
  const what = `${host} ${address}`
  const { status, headers, body } = await ask(site, address)
  const content = await readFile(path.join(sampleSite, file))
  check(what, status, 200)
  check(`${what} content`, body.equals(content), true)
  checkHeaders(what, { status, headers, body })
  const rule = Object.entries(cacheRules).find(([pattern]) =>
    new RegExp(`^${pattern.replace("*", ".+")}$`).test(address)
  )
  check(`${what} Cache-Control`, headers["cache-control"], rule?.[1] ?? defaultCache)
  const extension = path.extname(file)
  const type = types[extension] ?? ""
  const isCloudflare = host === "cloudflare"
  check(`${what} Content-Type`, headers["content-type"], isCloudflare ? getCloudflareType(extension, type) : type)
  if (!isCompressible(type))
    check(`${what} is compressed`, Boolean(headers["content-encoding"]), extension === ".ico" && isCloudflare)
  else if (content.length > 1400) {
    check(`${what} Content-Encoding`, headers["content-encoding"], "gzip")
    if (!isCloudflare) check(`${what} Vary`, headers.vary?.toLowerCase(), "accept-encoding")
  }
  const repeated = await ask(site, address, { "if-none-match": headers.etag ?? "" })
  check(`${what} again`, [repeated.status, repeated.body.length], [304, 0])
  if (!isCloudflare) check(`${what} again Cache-Control`, repeated.headers["cache-control"], headers["cache-control"])
}

/** That an address has no file, and that browsers do not remember that. */
const checkMissing = async (host: string, site: Site, address: string): Promise<void> => {
  const what = `${host} ${address}`
  const answer = await ask(site, address)
  const cache = answer.headers["cache-control"] ?? ""
  check(what, answer.status, 404)
  check(`${what} content`, answer.body.equals(await readFile(path.join(sampleSite, "404.html"))), true)
  check(`${what} Content-Type`, answer.headers["content-type"], types[".html"])
  check(`${what} Cache-Control ${cache}`, [defaultCache, "no-store"].includes(cache), true)
  checkHeaders(what, answer)
}

/** That an address without its slash leads to the one with it, on a host behind another one that ends TLS. */
const checkSlash = async (host: string, site: Site, address: string): Promise<void> => {
  const without = `${address.slice(0, -1)}?from=test`
  const answer = await ask(site, without, { host: domain, "x-forwarded-proto": "https" })
  const what = `${host} ${without}`
  check(what, [301, 308].includes(answer.status ?? 0), true)
  const location = new URL(answer.headers.location ?? "", `https://${domain}`)
  check(`${what} Location`, location.href, `https://${domain}${address}?from=test`)
  checkHeaders(what, answer)
}

const checkServer = async (host: string, site: Site): Promise<void> => {
  const files = (await listFiles(sampleSite)).filter(file => file !== "/_headers" && file !== "/404.html")
  for (const file of files) await checkFile(host, site, file)
  for (const file of files.filter(name => /^\/(?!404).+\/index\.html$/.test(name)))
    await checkSlash(host, site, file.replace("index.html", ""))
  const missing = ["/none", "/none/", "/none.vcf", "/static/none-0123456789.js", "/static/", "/page-data/"]
  const secret = ["/.git/config", "/.env", "/admin/.git/config", "/%2egit/config"]
  for (const address of [...missing, ...secret]) await checkMissing(host, site, address)
  const refusals: Readonly<Record<string, readonly unknown[]>> = {
    // Wrangler fails where Cloudflare has no such file.
    "/_headers": [404, 502],
    // Debian's Apache forbids it before it reads any rule.
    "/.htaccess": [403, 404],
    "/%": [400, 404],
  }
  for (const [address, statuses] of Object.entries(refusals)) {
    const { status } = await ask(site, address)
    check(`${host} ${address} is refused: ${status}`, statuses.includes(status), true)
  }
  for (const address of ["//evil.example/", "//evil.example"])
    check(`${host} ${address}`, (await ask(site, address)).status, 404)
  const { headers } = await ask(site, "//about")
  check(`${host} //about leads to`, new URL(headers.location ?? "/", site.address).host, new URL(site.address).host)
  const best = bestEncodings[host] ?? "gzip"
  const compressed = await ask(site, "/", { "accept-encoding": `gzip, ${best}`, via: "1.1 proxy" })
  check(`${host} compresses with`, compressed.headers["content-encoding"], best)
  const again = await ask(site, "/", { "accept-encoding": best, "if-none-match": compressed.headers.etag ?? "" })
  check(`${host} / in ${best} again`, again.status, 304)
}

/** Sends a message, changes a page in the editor and reads the offline page, when the server has gone. */
const visit = async (host: string, site: Site): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: ensureTestBrowser(),
    args: chromiumFlags,
    ignoreDefaultArgs: unwantedFlags,
  })
  try {
    const page = await browser.newPage({ baseURL: site.address })
    // tsx calls it in functions that the page is to run.
    await page.addInitScript("globalThis.__name = value => value")
    const violations = await watchViolations(page)
    const requests = await answerWith(page, success)
    const contact = contactPage(page)
    await contact.open()
    await contact.fillIn()
    await contact.submitButton.click()
    await expect(toasts(page).success(messageSent.title)).toBeVisible({ timeout: 30_000 })
    check(`${host} messages`, requests.length, 1)
    await prepareFolder(page)
    await page.goto("/admin/")
    await page.getByRole("button", { name: "Work with Local Repository" }).click()
    await page
      .getByRole("row", { name: "Services" })
      .or(page.getByRole("gridcell", { name: "Services" }))
      .first()
      .click()
    await expect(page.frameLocator("iframe").getByRole("heading").first()).toBeVisible({ timeout: 60_000 })
    await page.goto("/about/")
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await site.close()
    await page.goto("/services/")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline")
    check(`${host} policy`, violations, [])
  } catch (error) {
    problems.push(`${host} in a browser: ${String(error)}`)
  } finally {
    await browser.close()
  }
}

/** What a build has published, by content. */
const hashFiles = async (folder: string): Promise<Record<string, string>> => {
  const files = (await listFiles(folder)).toSorted().map(async file => {
    const content = await readFile(path.join(folder, file))
    return [file, createHash("sha256").update(content).digest("hex")] as const
  })
  return Object.fromEntries(await Promise.all(files))
}

/** What Netlify reads in `_headers`. */
interface NetlifyParser {
  parseAllHeaders: (options: {
    headersFiles: string[]
    minimal: boolean
  }) => Promise<{ headers: unknown; errors: Error[] }>
}

/** Builds a copy of the project with Netlify's engine, as for a new site and with what the plugin has kept. */
const buildOnNetlify = async (folder: string): Promise<void> => {
  const parser: NetlifyParser = await import(toolFile("@netlify/headers-parser/lib/index.js"))
  const project = path.join(folder, "project")
  await mkdir(project)
  // Links in place of copies, where the disk is the same.
  const copied = spawnSync(
    "sh",
    [
      "-c",
      `git ls-files -z | xargs -0 cp --parents -t "${project}" && (cp -al node_modules "${project}" 2>/dev/null || cp -a node_modules "${project}")`,
    ],
    { stdio: "inherit" }
  )
  if (copied.status !== 0) throw new Error("The project could not be copied.")
  for (const [context, added] of [
    ["production", {}],
    ["deploy-preview", previewHeaders],
  ] as const) {
    let cold: Record<string, string> | undefined
    for (const kind of ["cold", "warm"]) {
      const what = `netlify ${context}, ${kind}`
      const started = Date.now()
      // Each build begins in a new clone; only what the plugin hands to Netlify is kept.
      for (const made of ["public", ".cache", ...(cold ? [] : [".netlify"])])
        await rm(path.join(project, made), { recursive: true, force: true })
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [toolFile("@netlify/build/bin.js"), "--offline", "--mode", "require", "--context", context],
        { cwd: project, encoding: "utf8", env: { ...process.env, GATSBY_LOGGER: "yurnalist" } }
      )
      if (status !== 0) throw new Error(`${what} fails:\n${stdout}${stderr}`)
      check(`${what}: pictures are encoded`, /IMAGE_PROCESSING jobs/.test(stdout), !cold)
      const published = await hashFiles(path.join(project, "public"))
      cold ??= published
      check(
        `${what}: files that differ`,
        Object.keys(published).filter(file => published[file] !== cold?.[file]),
        []
      )
      const { headers, errors } = await parser.parseAllHeaders({
        headersFiles: [path.join(project, "public/_headers")],
        minimal: true,
      })
      check(`${what}: Netlify’s parser`, errors.map(String), [])
      check(
        `${what}: _headers`,
        headers,
        Object.entries(createHeaderRules(added)).map(([address, values]) => ({ for: address, values }))
      )
      console.log(`${what}: ${Math.round((Date.now() - started) / 1000)} s`)
    }
  }
}

const test = async (hosts: readonly string[]): Promise<void> => {
  if (!existsSync(path.join(sampleSite, "index.html")))
    throw new Error("The site for the tests is not built. Run npm run build:sites -- sample first.")
  fetchHosts()
  const folder = await mkdtemp(path.join(tmpdir(), "hosts-"))
  try {
    await chmod(folder, 0o755)
    for (const host of hosts) {
      const before = problems.length
      const own = path.join(folder, host)
      await mkdir(own)
      if (host === "netlify") await buildOnNetlify(own)
      else {
        const site = await startHost(host, sampleSite, own)
        try {
          await checkServer(host, site)
          await visit(host, site)
        } finally {
          await site.close()
        }
      }
      console.log(`${host}: ${problems.length - before} problems`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  agent.destroy()
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length ? 1 : 0
}

// The servers end with this process, however it ends.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1))

const chosen = process.argv.slice(2)
test(chosen.length ? chosen : [...hostNames, "netlify"]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
