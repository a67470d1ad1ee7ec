import { createHash } from "node:crypto"
import { rmSync } from "node:fs"
import { parse } from "parse5"
import { containing, readTable } from "../../../testing/readTable"
import { createTemporaryFolder } from "../../../testing/createTemporaryFolder"
import { type FillOptions, fillPages } from "../build/fillPages"
import { fillPage, insertBuild } from "../build/pageHtml"
import { gatsbyPage } from "./gatsbyPage"

const nothing = { start: [], react: [], form: [] }

const values = {
  script: "console.log(1 < 2)",
  headScripts: { notice: "console.log(0)" },
  preloads: { ...nothing, start: ["/static/app-5fa15befe6.js"], react: ["/page-data/faq/page-data.json"] },
}
const build = "0123456789abcdef0123"
const page = "/faq/"
const options: FillOptions = {
  isStatic: pagePath => pagePath === "/offline/",
  destinations: ["https://forms.example.com"],
  headScripts: {},
  inlineScript: () => "",
  defineConstants: pagePath => ({ WORD: JSON.stringify(`Words of ${pagePath}`) }),
  formChunk: "form",
  documentation: "docs/checks.md",
}

const fill = (html: string) => fillPage(html, values, page, options)

const filled = (html: string): string => {
  const { html: result, problems } = fill(html)
  expect(problems).toEqual([])
  return result ?? ""
}

/** Returns the parsed tree of a page with nothing filled in, as JSON. */
const blank = (html: string): string =>
  JSON.stringify(
    parse(fillPage(html, { script: "", headScripts: {}, preloads: nothing }, page, options).html ?? ""),
    (key, value) => (key === "parentNode" ? undefined : value)
  )

const sha = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const policyOf = (html: string): string =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? ""

describe("a page as Gatsby writes it", () => {
  it("receives the script, the preloads, the build id, and the hash of each inline text", () => {
    const html = filled(gatsbyPage)
    expect(html).toContain(`<script id="inline-script">${values.script}</script>`)
    expect(html).toContain(
      '<script type="text/plain" id="preloads">/static/app-5fa15befe6.js;/page-data/faq/page-data.json;</script>'
    )
    expect(insertBuild(html, build)).toContain(`<meta name="build" content="${build}">`)
    const policy = policyOf(html)
    expect(policy).toContain(sha(values.script))
    expect(policy).toContain(sha(/<style[^>]*>([^<]*)/.exec(gatsbyPage)?.[1] ?? ""))
    // Data blocks are not run, so the policy does not apply to them.
    expect(policy).not.toContain(sha('{"@context":"https://schema.org","@graph":[]}'))
    expect(policy.match(/sha256-/g)).toHaveLength(3)
    expect(policy).toContain("connect-src 'self' https://forms.example.com;")
  })

  it("has no class but those that have rules, and is otherwise unchanged", () => {
    const html = filled(gatsbyPage)
    expect(html).toContain('<a href="#content" class="hPdZbU">')
    expect(blank(html)).toBe(blank(gatsbyPage))
  })

  it("accepts the next build's values when it is filled in again", () => {
    const next = { script: "console.log(2)", headScripts: {}, preloads: nothing }
    expect(fillPage(insertBuild(filled(gatsbyPage), build), next, page, options).html).toBe(
      fillPage(gatsbyPage, next, page, options).html
    )
  })
})

it("fills in another script that starts by itself, and allows it by its hash", () => {
  const html = filled(gatsbyPage.replace("</head>", '<script id="notice"></script></head>'))
  expect(html).toContain(`<script id="notice">${values.headScripts.notice}</script>`)
  expect(policyOf(html)).toContain(sha(values.headScripts.notice))
})

it.each(readTable("plugins/gatsby-plugin-on-demand/__tests__/brokenPages.txt"))(
  "refuses a page with %s",
  (_what, from = "", to = "", cause = "") => {
    const [start = "", end = ""] = from.split("…")
    const stop = gatsbyPage.indexOf(end, gatsbyPage.indexOf(start)) + (end || start).length
    const found = gatsbyPage.slice(gatsbyPage.indexOf(start), stop)
    const broken = gatsbyPage.replace(found, () => (to === "-" ? "" : to))
    expect(broken).not.toBe(gatsbyPage)
    const { html, problems } = fill(broken)
    expect(html).toBeUndefined()
    expect(problems).toContainEqual(containing(cause))
  }
)

it("accepts a URL that only contains the name of a scheme", () => {
  expect(filled(gatsbyPage.replace('href="#content"', 'href="#javascript:"'))).toContain('href="#javascript:"')
})

const dataBlock = '<script type="text/plain" id="preloads"></script>'

it("accepts only the offline page without the URLs of Gatsby's scripts", () => {
  expect(fillPage(gatsbyPage.replace(dataBlock, ""), values, "/offline/", options).problems).toEqual([])
  expect(fillPage(gatsbyPage, values, "/offline/", options).problems).toHaveLength(1)
})

describe("a folder of pages", () => {
  const folder = createTemporaryFolder()
  const { read, write } = folder
  const component = "component---src-pages-faq-tsx"
  const ownFile = `static/${component}-0123456789.js`
  const appFile = "static/app-5fa15befe6.js"
  const pageData = "page-data/faq/page-data.json"
  const createStats = (name: string) =>
    JSON.stringify({ namedChunkGroups: { app: { assets: [{ name: appFile }] }, [component]: { assets: [{ name }] } } })
  const texts = () => ["faq/index.html", pageData].map(read)
  const fillAll = (changes: Partial<FillOptions> = {}, pagePaths = ["/faq/"]) =>
    fillPages(folder.at(), pagePaths, { ...options, inlineScript: () => folder.at("inline.ts"), ...changes })

  beforeEach(() => {
    write("faq/index.html", gatsbyPage)
    write(pageData, JSON.stringify({ componentChunkName: component, path: "/faq/", result: {} }))
    write("webpack.stats.json", createStats(ownFile))
    for (const file of [appFile, ownFile]) write(file, "0")
    write("inline.ts", "console.log(WORD)")
  })

  it("is filled in, and filling it in again changes nothing until a page changes", async () => {
    const first = await fillAll()
    expect(first).toMatch(/^[0-9a-f]{20}$/)
    const [html = "", data = ""] = texts()
    expect(html).toContain(`>/${appFile};/page-data/faq/page-data.json /page-data/app-data.json /${ownFile};<`)
    expect(JSON.parse(data)).toMatchObject({ build: first, path: "/faq/" })
    expect(await fillAll()).toBe(first)
    expect(texts()).toEqual([html, data])
    write("faq/index.html", html.replace("Questions", "More questions"))
    expect(await fillAll()).not.toBe(first)
  })

  it("has the constants of each page in its script, and what Gatsby calls index", async () => {
    const urls = ["/", "/pt/faq/"]
    for (const url of urls) {
      write(`${url}index.html`, `${gatsbyPage}<button>`)
      const data = { componentChunkName: component, path: url }
      write(`page-data/${url === "/" ? "index" : "pt/faq"}/page-data.json`, JSON.stringify(data))
    }
    await fillAll({}, [...urls, "/faq/"])
    for (const [file, url] of [
      ["index.html", "/"],
      ["faq/index.html", "/faq/"],
      ["pt/faq/index.html", "/pt/faq/"],
    ] as const)
      expect(read(file)).toContain(`console.log("Words of ${url}")`)
  })

  it("that may send to nobody says so", async () => {
    await fillAll({ destinations: [] })
    expect(read("faq/index.html")).toContain("connect-src 'self';")
  })

  it("is not written when pages have problems, and all of them are reported", async () => {
    write("faq/index.html", gatsbyPage.replace("<h1>", '<h1 style="color:red">'))
    write("404.html", gatsbyPage.replace(dataBlock, ""))
    write("page-data/404.html/page-data.json", JSON.stringify({ componentChunkName: component, path: "/404.html" }))
    const before = ["faq/index.html", "404.html"].map(read)
    await expect(fillAll({}, ["/faq/", "/404.html"])).rejects.toThrow(
      /^2 problems in the finished site(?=[^]*\/404\.html has no data block)[^]*\/faq\/ has a style attribute/
    )
    expect(["faq/index.html", "404.html"].map(read)).toEqual(before)
  })

  it.each<[file: string, text: string | undefined, cause: string]>([
    [ownFile, undefined, `${ownFile} is not a file of the site`],
    ["webpack.stats.json", createStats("static/polyfill.js"), "/static/polyfill.js is not in /static/, or has no hash"],
    ["webpack.stats.json", createStats(`${component}-0123456789.js`), `/${component}-0123456789.js is not in /static/`],
    [pageData, undefined, `${pageData} is not what Gatsby`],
    [pageData, '{"path":"/faq/"}', `${pageData} is not what Gatsby`],
    [pageData, `{"path":"/","componentChunkName":"${component}"}`, `${pageData} is not what Gatsby`],
    ["webpack.stats.json", "{}", "webpack.stats.json is not what Gatsby"],
    ["webpack.stats.json", '{"namedChunkGroups":{"app":{}}}', "webpack.stats.json is not what Gatsby"],
    ["webpack.stats.json", '{"namedChunkGroups":{"app":{"assets":[{}]}}}', "webpack.stats.json is not what Gatsby"],
    ["webpack.stats.json", '{"namedChunkGroups":{}}', "webpack.stats.json has no scripts for"],
    ["webpack.stats.json", `{"namedChunkGroups":{"${component}":{"assets":[]}}}`, "has no scripts for"],
    ["faq/index.html", undefined, "/faq/: Gatsby has written no HTML"],
  ])("is refused where %s is %s", async (file, text, cause) => {
    if (text === undefined) rmSync(folder.at(file))
    else write(file, text)
    await expect(fillAll()).rejects.toThrow(cause)
  })
})
