/** @jest-environment node */
import { createHash } from "node:crypto"
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { parse } from "parse5"
import { findBuildTraces } from "../../src/gatsby/buildTraces"
import { fillPages } from "../../src/gatsby/fillPages"
import { fillPage } from "../../src/gatsby/pageHtml"
import { buildInlineScript } from "../../src/gatsby/scripts"
import { en } from "../../src/words/en"
import { pt } from "../../src/words/pt"
import { gatsbyPage } from "./gatsbyPage"

const nothing = { start: [], react: [], forms: [], notifications: [] }

const values = {
  script: "console.log(1 < 2)",
  preloads: { ...nothing, start: ["/static/app-5fa15befe6.js"], react: ["/page-data/faq/page-data.json"] },
  build: "0123456789abcdef0123",
}
const facts = { pagePath: "/faq/" }

const fill = (html: string) => fillPage(html, values, facts)

const filled = (html: string): string => {
  const { html: result, problems } = fill(html)
  expect(problems).toEqual([])
  return result ?? ""
}

/** The tree of a page with nothing filled in. */
const blank = (html: string): string =>
  JSON.stringify(parse(fillPage(html, { script: "", preloads: nothing, build: "" }, facts).html ?? ""), (key, value) =>
    key === "parentNode" ? undefined : value
  )

const sha = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const policyOf = (html: string): string =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? ""

describe("a page as Gatsby writes it", () => {
  it("receives the script, the preloads, the build id, and the hash of each inline text", () => {
    const html = filled(gatsbyPage)
    expect(html).toContain(`<script id="inline-script">${values.script}</script>`)
    expect(html).toContain(
      '<script type="text/plain" id="preloads">/static/app-5fa15befe6.js;/page-data/faq/page-data.json;;</script>'
    )
    expect(html).toContain(`<meta name="build" content="${values.build}">`)
    const policy = policyOf(html)
    expect(policy).toContain(sha(values.script))
    expect(policy).toContain(sha(/<style[^>]*>([^<]*)/.exec(gatsbyPage)?.[1] ?? ""))
    // Data blocks are not run, so the policy does not apply to them.
    expect(policy).not.toContain(sha('{"@context":"https://schema.org","@graph":[]}'))
    expect(policy.match(/sha256-/g)).toHaveLength(3)
    expect(policy).toContain("connect-src 'self' https://formsubmit.co;")
  })

  it("has no class but those that have rules, and is otherwise unchanged", () => {
    const html = filled(gatsbyPage)
    expect(html).toContain('<a href="#content" class="hPdZbU">')
    expect(blank(html)).toBe(blank(gatsbyPage))
  })

  it("does not change when it is filled in again, and accepts the next build's values", () => {
    const once = filled(gatsbyPage)
    expect(filled(once)).toBe(once)
    const next = {
      script: "console.log(2)",
      preloads: nothing,
      build: "f".repeat(20),
    }
    expect(fillPage(once, next, facts).html).toBe(fillPage(gatsbyPage, next, facts).html)
  })

  it("holds the site's real inline script unchanged", async () => {
    const script = await buildInlineScript(gatsbyPage, en)
    const { html = "" } = fillPage(gatsbyPage, { ...values, script }, facts)
    expect(html).toContain(`<script id="inline-script">${script}</script>`)
    expect(policyOf(html)).toContain(sha(script))
  })
})

const drawn = (name: string) => `<svg><use href="#icon-${name}"></use></svg>`
const symbol = (name: string) => `<symbol id="icon-${name}"><path d="M4 5h16"></path></symbol>`

/** A page of which a part goes into files of its own. */
const pageWithParts = gatsbyPage
  .replace("color:var(--brand);}", "color:var(--brand)}@media print{.hPdZbU{display:none}p{color:#000}}p{margin:0}")
  .replace('<main id="content"', `<header>${drawn("phone")}</header>$&`)
  .replace("<h1>", `${drawn("heart")}${drawn("phone")}${drawn("check")}$&`)
  .replace(
    "<script type",
    `<svg>${symbol("phone")}${symbol("heart")}${symbol("check")}</svg><link id="print-styles" rel="stylesheet" media="print">$&`
  )

const fillApart = () => {
  const { html = "", files = [] } = fillPage(pageWithParts, values, facts)
  return { html, print: files[0], icons: files[1] }
}

describe("what of a page is in a file of its own", () => {
  it("are its rules for print, in the order they have", () => {
    const { html, print } = fillApart()
    expect(print?.file).toMatch(/^\/static\/print-[\da-f]{10}\.css$/)
    expect(print?.text).toBe(".hPdZbU{display:none}p{color:#000}")
    expect(html).toContain(".hPdZbU{color:var(--brand)}p{margin:0}</style>")
    expect(html).toContain(`media="print" href="${print?.file}">`)
  })

  it("are icons that only its content names", () => {
    const { html, icons } = fillApart()
    expect(icons?.file).toMatch(/^\/static\/icons-[\da-f]{10}\.svg$/)
    expect(icons?.text).toBe(`<svg xmlns="http://www.w3.org/2000/svg">${symbol("heart")}</svg>`)
    expect(html).toContain(`<use href="${icons?.file}#icon-heart">`)
    expect(html).toContain(`${drawn("phone")}${drawn("check")}<h1>`)
    expect(html).toContain(`<svg>${symbol("phone")}${symbol("check")}</svg>`)
  })

  it("stays in a page that has no link to such a file", () => {
    const offline = pageWithParts.replace(/<link id="print-styles"[^>]*>/, "")
    const { html, files } = fillPage(offline, values, facts)
    expect(html).toContain("@media print{.hPdZbU{display:none}")
    expect(files).toEqual([])
  })

  it("stays there when the page is filled in again", () => {
    const { html } = fillApart()
    const again = fillPage(html, values, facts)
    expect(again.html).toBe(html)
    expect(again.files).toEqual([])
  })
})

it("has of the inline script what the page needs", async () => {
  const [plain, copying, carousel] = await Promise.all(
    ["<p>Words</p>", '<button data-copy="464">', '<button data-go-to="0">'].map(html => buildInlineScript(html, en))
  )
  expect(plain).not.toMatch(/clipboard|prefers-reduced-motion|sessionStorage/)
  expect(copying).toContain("clipboard")
  expect(carousel).toContain("prefers-reduced-motion")
})

it("allows the script of a notice by its hash", () => {
  const page = gatsbyPage.replace("</head>", '<script id="notice">console.log(3)</script></head>')
  expect(policyOf(filled(page))).toContain(sha("console.log(3)"))
})

const change = (from: string | RegExp, to: string): string => {
  const changed = gatsbyPage.replace(from, to)
  expect(changed).not.toBe(gatsbyPage)
  return changed
}

const dataBlock = '<script type="text/plain" id="preloads"></script>'

describe.each<[string, () => string, RegExp]>([
  [
    "no policy",
    () => change('<meta http-equiv="Content-Security-Policy" content=""/>', ""),
    /no <meta> for the Content/,
  ],
  [
    "two policies",
    () => change("<title", '<meta http-equiv="content-security-policy" content="default-src *"/><title'),
    /2 <meta> for the Content/,
  ],
  [
    "a style before its policy",
    () => change("<head>", "<head><style>p{color:red}</style>"),
    /styles or scripts before its policy/,
  ],
  ["no id of the build", () => change('<meta name="build" content=""/>', ""), /no <meta name="build">/],
  [
    "Gatsby's scripts",
    () => change("</body>", '<script src="/static/app-5fa15befe6.js" async></script></body>'),
    /a script that starts by itself: <script src="\/static\/app-5fa15befe6.js"/,
  ],
  ["no inline script", () => change('<script id="inline-script"></script>', ""), /no inline script/],
  [
    "a file in place of the inline script",
    () => change('<script id="inline-script">', '<script id="inline-script" src="/boot.js">'),
    /a file in place of its inline script/,
  ],
  ["no data block", () => change(dataBlock, ""), /no data block/],
  [
    "another inline script",
    () => change("</body>", "<script>track()</script></body>"),
    /a script that starts by itself: <script>/,
  ],
  [
    "a module",
    () => change("</head>", '<script type="module" src="/a.js"></script></head>'),
    /starts by itself: <script type="module"/,
  ],
  [
    "a link that fetches a script",
    () => change("</head>", '<link rel="preload" as="script" href="/static/app-5fa15befe6.js"/></head>'),
    /fetches a script by itself/,
  ],
  [
    "a link that fetches a module",
    () => change("</head>", '<link rel="modulepreload" href="/a.js"/></head>'),
    /fetches a script by itself/,
  ],
  ["a style sheet", () => change("</head>", '<link rel="stylesheet" href="/a.css"/></head>'), /style sheet/],
  [
    "the style attribute of Gatsby's router",
    () => change('<div tabindex="-1"', '<div style="outline:none" tabindex="-1"'),
    /a style attribute, which the policy forbids: <div style="outline:none"/,
  ],
  [
    "an event handler",
    () => change("<h1>", `<h1 onclick="${"g".repeat(61)}">`),
    /an event handler.* <h1 onclick="g{60}">/,
  ],
  ["a script in an address", () => change('href="#content"', 'href="  javascript:go()"'), /a script in an address/],
  ["no content", () => change(/<div tabindex[^]*?<\/main><\/div>/, ""), /no content in #___gatsby/],
  ["blank content", () => change(/<div tabindex[^]*?<\/main><\/div>/, "<p> </p>"), /no content in #___gatsby/],
  ["a blank title", () => change(/<title[^]*?<\/title>/, "<title> </title>"), /no title/],
  ["no title", () => change(/<title[^]*?<\/title>/, ""), /no title/],
  ["no styles", () => change(/<style[^]*?<\/style>/, ""), /no styles/],
])("a page with %s", (_name, broken, cause) => {
  it("is refused with the cause", () => {
    const { html, problems } = fill(broken())
    expect(html).toBeUndefined()
    expect(problems.join("\n")).toMatch(cause)
  })
})

it("accepts an address that only contains the name of a scheme", () => {
  expect(filled(change('href="#content"', 'href="#javascript:"'))).toContain('href="#javascript:"')
})

it.each([
  ["file:///srv/site/a.js", "a file's address"],
  ["file://server/site/a.js", "a file's address"],
  ["file:", undefined],
  ["//# sourceMappingURL=../src/a.js.map", "the place of a source map"],
  ["//#sourceMappingURL=/src/a.js.map", "the place of a source map"],
  ["//# sourceMappingURL=a.js.map", undefined],
  ["//# sourceMappingURL=data:application/json;base64,e30/", undefined],
  ["the sourceMappingURL=/src/a.js.map", undefined],
])("finds in “%s”: %s", (text, trace) => {
  expect(findBuildTraces(text)).toEqual(trace ? [trace] : [])
})

it("accepts only the offline page without the addresses of Gatsby's scripts", () => {
  const offline = { pagePath: "/offline/" }
  expect(fillPage(gatsbyPage.replace(dataBlock, ""), values, offline).problems).toEqual([])
  expect(fillPage(gatsbyPage, values, offline).problems).toHaveLength(1)
})

describe("a folder of pages", () => {
  const sites: Parameters<typeof fillPages>[2] = [{ language: "en", prefix: "", words: en, pageNames: ["faq"] }]
  let folder = ""
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  const read = (file: string) => readFile(path.join(folder, file), "utf8")
  const component = "component---src-pages-faq-tsx"
  const ownFile = `static/${component}-0123456789.js`
  const appFile = "static/app-5fa15befe6.js"
  const createStats = (name: string) =>
    JSON.stringify({ namedChunkGroups: { app: { assets: [{ name: appFile }] }, [component]: { assets: [{ name }] } } })
  const texts = () => Promise.all(["faq/index.html", "page-data/faq/page-data.json", "_headers"].map(read))

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "pages-"))
    await write("faq/index.html", pageWithParts)
    await write(
      "page-data/faq/page-data.json",
      JSON.stringify({ componentChunkName: component, path: "/faq/", result: {} })
    )
    await write("webpack.stats.json", createStats(ownFile))
    for (const file of [appFile, ownFile]) await write(file, "0")
    // These are no pages of Gatsby.
    await write("admin/index.html", '<script type="module" src="/admin/editor.js"></script>')
    await write("_gatsby/slices/_gatsby-scripts-1.html", '<script src="/static/app-5fa15befe6.js" async></script>')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it("is filled in, and filling it in again changes nothing", async () => {
    const build = await fillPages(folder, ["/faq/"], sites)
    expect(build).toMatch(/^[0-9a-f]{20}$/)
    const once = await texts()
    expect(once[0]).toContain(`>/${appFile};/page-data/faq/page-data.json /page-data/app-data.json /${ownFile};;<`)
    expect(JSON.parse(once[1] ?? "")).toMatchObject({ build, path: "/faq/" })
    expect(once[2]).toContain("/static/*\n  Cache-Control: public, max-age=31536000, immutable")
    expect(await fillPages(folder, ["/faq/"], sites)).toBe(build)
    expect(await texts()).toEqual(once)
  })

  it("has the words of each language, and what Gatsby calls index", async () => {
    // An address may be like the editor's.
    const addresses = ["/", "/pt/admin/"]
    for (const address of addresses) {
      await write(`${address}index.html`, `${gatsbyPage}<button>`)
      const data = { componentChunkName: component, path: address }
      await write(`page-data/${address === "/" ? "index" : "pt/admin"}/page-data.json`, JSON.stringify(data))
    }
    const portuguese = { language: "pt", prefix: "/pt", words: pt, pageNames: [] }
    await fillPages(folder, [...addresses, "/faq/"], [...sites, portuguese])
    for (const [file, words, others] of [
      ["index.html", en, pt],
      ["faq/index.html", en, pt],
      ["pt/admin/index.html", pt, en],
    ] as const) {
      expect(await read(file)).toContain(words.script.loading)
      expect(await read(file)).not.toContain(others.script.loading)
    }
    expect(await read("_headers")).toContain("\n/pt/faq/\n")
  })

  it.each([
    [{ isPreview: true }, "connect-src 'self';", true],
    [undefined, "connect-src 'self' https://formsubmit.co;", false],
  ])("with %j may send to %s and is not listed: %s", async (options, sources, isUnlisted) => {
    await fillPages(folder, ["/faq/"], sites, options)
    expect(await read("faq/index.html")).toContain(sources)
    expect((await read("_headers")).includes("noindex")).toBe(isUnlisted)
  })

  it("has another build id when a page has changed", async () => {
    const build = await fillPages(folder, ["/faq/"], sites)
    await write("faq/index.html", (await read("faq/index.html")).replace("Questions", "More questions"))
    expect(await fillPages(folder, ["/faq/"], sites)).not.toBe(build)
  })

  it("is not written when pages have problems, and all of them are reported", async () => {
    await write("faq/index.html", gatsbyPage.replace("<h1>", '<h1 style="color:red">'))
    await write("404.html", gatsbyPage.replace(dataBlock, ""))
    await write(
      "page-data/404.html/page-data.json",
      JSON.stringify({ componentChunkName: component, path: "/404.html" })
    )
    const before = await Promise.all(["faq/index.html", "404.html"].map(read))
    const failed = fillPages(folder, ["/faq/", "/404.html"], sites)
    await expect(failed).rejects.toThrow(/^2 problems in the finished site/)
    await expect(failed).rejects.toThrow(/\/404\.html has no data block/)
    await expect(failed).rejects.toThrow(/\/faq\/ has a style attribute/)
    expect(await Promise.all(["faq/index.html", "404.html"].map(read))).toEqual(before)
  })

  it.each<[string, () => Promise<void>, RegExp]>([
    [
      "a page contains the path of the project",
      () => write("faq/index.html", gatsbyPage.replace("Skip", process.cwd())),
      /\/faq\/ contains the project's folder/,
    ],
    [
      "a script contains the path of the project",
      () => write("static/app-5fa15befe6.js", `"${process.cwd()}/src"`),
      /\/static\/app-5fa15befe6\.js contains the project's folder/,
    ],
    [
      "a script is missing",
      () => rm(path.join(folder, ownFile)),
      /component---src-pages-faq-tsx-0123456789\.js is not a file of the site/,
    ],
    [
      "a script's name has no hash",
      () => write("webpack.stats.json", createStats("static/polyfill.js")),
      /\/static\/polyfill\.js is not in \/static\/, or has no hash/,
    ],
    [
      "a script is in another folder",
      () => write("webpack.stats.json", createStats(`${component}-0123456789.js`)),
      /\/component---src-pages-faq-tsx-0123456789\.js is not in \/static\//,
    ],
    [
      "a page has no data",
      () => rm(path.join(folder, "page-data/faq/page-data.json")),
      /page-data\/faq\/page-data\.json is not what Gatsby/,
    ],
    [
      "the data of a page have another shape",
      () => write("page-data/faq/page-data.json", '{"path":"/faq/"}'),
      /page-data\/faq\/page-data\.json is not what Gatsby/,
    ],
    [
      "the data are of another page",
      () => write("page-data/faq/page-data.json", `{"path":"/","componentChunkName":"${component}"}`),
      /page-data\/faq\/page-data\.json is not what Gatsby/,
    ],
    ...[
      "{}",
      '{"namedChunkGroups":{"app":{}}}',
      `{"namedChunkGroups":{"app":{"assets":[{"name":"${appFile}"},{}]},"other":{"assets":[]}}}`,
      `{"namedChunkGroups":{"app":{"assets":[]},"other":{}}}`,
    ].map((stats): [string, () => Promise<void>, RegExp] => [
      `webpack reports ${stats}`,
      () => write("webpack.stats.json", stats),
      /webpack\.stats\.json is not what Gatsby/,
    ]),
    ...["{}", `{"${component}":{"assets":[]},"app":{"assets":[{"name":"${appFile}"}]}}`].map(
      (groups): [string, () => Promise<void>, RegExp] => [
        `webpack has made ${groups}`,
        () => write("webpack.stats.json", `{"namedChunkGroups":${groups}}`),
        /webpack\.stats\.json has no scripts for/,
      ]
    ),
    [
      "a page has no HTML",
      async () => {
        await write("404.html", gatsbyPage)
        await rm(path.join(folder, "faq/index.html"))
      },
      /^1 problem in [^]*\/faq\/: Gatsby has written no HTML/,
    ],
  ])("is refused where %s", async (_name, breakIt, cause) => {
    await breakIt()
    await expect(fillPages(folder, ["/faq/"], sites)).rejects.toThrow(cause)
  })
})
