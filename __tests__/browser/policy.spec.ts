import { readFileSync, readdirSync } from "node:fs"
import { homedir, userInfo } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { listFiles } from "../../plugins/gatsby-plugin-on-demand/build"
import { createHostRules } from "../../src/gatsby/hostRules"
import { watchViolations } from "../../testing/browser/policyViolations"
import { sampleSite } from "../../testing/sites"

test("an injected script does not run", { tag: "@fast" }, async ({ page }) => {
  const violations = await watchViolations(page)
  await page.route("/services/", async route => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace("</body>", "<script>document.title = 'broken in'</script></body>"),
    })
  })
  await page.goto("/services/")
  await expect(page).not.toHaveTitle("broken in")
  expect(violations).toHaveLength(1)
})

test("Trusted Types allow the site's own scripts alone", { tag: "@fast" }, async ({ page }) => {
  const violations = await watchViolations(page)
  await page.goto("/services/")
  const attempt = (sink: "src" | "html" | "worker" | "policy") =>
    page.evaluate(async name => {
      try {
        if (name === "src") document.createElement("script").src = "/app.js"
        if (name === "html") document.body.innerHTML = "<p>broken in</p>"
        if (name === "worker") await navigator.serviceWorker.register("/sw.js")
        if (name === "policy") window.trustedTypes?.createPolicy("another", window.trustedScripts)
        return "done"
      } catch (error) {
        return error instanceof Error ? error.name : "thrown"
      }
    }, sink)
  for (const sink of ["src", "html", "worker", "policy"] as const) expect(await attempt(sink)).toBe("TypeError")
  expect(violations.filter(text => text.startsWith("require-trusted-types-for"))).toHaveLength(3)
  const allowed = (url: string) =>
    page.evaluate(url => {
      try {
        return String(window.trustedScripts.createScriptURL(url))
      } catch {
        return "refused"
      }
    }, url)
  for (const own of ["/sw.js", "/static/app-0123456789.js"]) expect(await allowed(own)).toBe(own)
  for (const other of [
    "/app-0123456789.js",
    "/static/app.js",
    "/static/folder/app-0123456789.js",
    "//static/app-0123456789.js",
    "https://example.com/static/app-0123456789.js",
    "data:text/javascript,1",
  ])
    expect(await allowed(other)).toBe("refused")
})

test("the home page has the common headers", { tag: "@fast" }, async ({ request }) => {
  const home = (await request.get("/")).headers()
  for (const [name, value] of Object.entries(createHostRules().common)) expect(home[name.toLowerCase()]).toBe(value)
  // The sign-in window passes its result to the page that opened it.
  expect(home["cross-origin-opener-policy"]).toBe("same-origin-allow-popups")
})

/** What tells about the machine that has built a site, as regular expressions. */
const buildTraces = [
  process.cwd(),
  // Short home folders such as "/" or "/root" match only if a path follows, because they occur in other texts, too.
  `(?<![\\w.-])${homedir()}/[\\w.-]`,
  `/(home|Users)/${userInfo().username}\\b`,
  "\\bfile:///?[\\w.-]+/",
  "[#@]\\s*sourceMappingURL=(?!data:)\\S*[\\\\/]",
].map(trace => new RegExp(trace))

const isText = /\.(html|js|json|css|txt|xml|webmanifest|svg|vcf|ya?ml|map)$|^_headers$/

test("no published file contains a path or a name of the build machine", { tag: "@fast" }, async () => {
  const files = await listFiles(sampleSite)
  expect(files.filter(file => file.endsWith(".map"))).toEqual([])
  expect(readdirSync(sampleSite).filter(name => /^[_~]|\.json$/.test(name))).toEqual(["_headers"])
  const texts = files.filter(file => isText.test(path.basename(file)))
  expect(texts).toEqual(expect.arrayContaining(["/index.html", "/sw.js", "/clinic.vcf", "/admin/index.html"]))
  for (const file of texts) {
    const text = readFileSync(path.join(sampleSite, file), "utf8")
    expect(
      buildTraces.filter(trace => trace.test(text)),
      file
    ).toEqual([])
  }
})
