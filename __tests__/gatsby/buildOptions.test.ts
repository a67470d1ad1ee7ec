import { buildInlineScript } from "../../plugins/gatsby-plugin-on-demand/build"
import { createClock } from "../../src/model/hours/createClock"
import { createBuildOptions, findInlineScript } from "../../src/gatsby/buildOptions"
import { readLanguageSite } from "../../src/model/readSite"
import { createWords } from "../../src/words/catalogues"
import { en } from "../../src/words/en"
import { readData } from "../../testing/data"

const pt = createWords("pt", {})

const { clinic } = readData()

const listPages = (...names: string[]) => names.map(name => ({ name, words: [], isPart: false }))

const page = { languageName: "" }

const sites: Parameters<typeof createBuildOptions>[0] = [
  {
    ...page,
    language: "en",
    prefix: "",
    words: en,
    clock: createClock(readLanguageSite({ clinic })),
    pages: listPages("faq", "offline"),
  },
  { ...page, language: "pt", prefix: "/pt", words: pt, clock: {}, pages: listPages("offline") },
  { ...page, language: "fr", prefix: "/fr", words: pt, clock: {}, pages: listPages("home") },
]
const create = (provider: Parameters<typeof createBuildOptions>[1] = "formsubmit", environment = {}) =>
  createBuildOptions(sites, provider, environment)

it.each([
  ["/", en.script.loading],
  ["/faq/", en.script.loading],
  ["/pt/", pt.script.loading],
  ["/ptolemy/", en.script.loading],
])("the words of the inline script on %s are in the language of the page", (pagePath, word) => {
  expect(create().defineConstants(pagePath)["WORDS.loading"]).toBe(JSON.stringify(word))
})

it("the inline script has the clinic's hours and, if needed, the words to ask people to call first", async () => {
  const constants = create().defineConstants("/faq/")
  const script = await buildInlineScript(findInlineScript(""), constants)
  expect(script).toContain(clinic.locale.timeZone)
  expect(script).toContain(en.hours.callFirst.replace("{now}", en.hours.open))
  expect(await buildInlineScript(findInlineScript(""), create().defineConstants("/pt/"))).not.toContain("timeZone")
})

it("pages may send to the chosen provider, and those of a preview to nobody", () => {
  expect(create().destinations).toEqual(["https://formsubmit.co"])
  expect(create("endpoint").destinations).toEqual([])
  expect(create("formsubmit", { PREVIEW: "true" }).destinations).toEqual([])
})

it("the service worker keeps the offline page of each language that has one", () => {
  expect(create().worker.offlinePages).toEqual([
    {
      begins: "/pt/",
      page: "/pt/offline/",
      files: ["/favicon.svg", "/pt/clinic.vcf"],
      saved: expect.arrayContaining([expect.stringContaining("{day} de {month} de {year}"), "novembro"]),
    },
    {
      begins: "/",
      page: "/offline/",
      files: ["/favicon.svg", "/clinic.vcf"],
      saved: expect.arrayContaining([
        "Saved on this phone on {day} {month} {year}; numbers may have changed.",
        "November",
      ]),
    },
  ])
  expect(create("formsubmit", { SITE_WORKER: "off" }).worker.isOff).toBe(true)
})

it("pages of a site with a notice have its times in a script, and others have none", async () => {
  const [own, ...others] = sites
  const notice = { from: Date.parse("2026-12-04T10:00Z"), until: Date.parse("2026-12-05T11:00Z") }
  const { headScripts, defineConstants } = createBuildOptions([{ ...own, notice }, ...others], "formsubmit", {})
  const [file = "", ...more] = Object.values(headScripts)
  expect(more).toEqual([])
  const script = await buildInlineScript(file, defineConstants("/faq/"))
  // esbuild writes such a number as 17963784e5.
  expect([...script.matchAll(/\d{8,}e\d/g)].map(Number)).toEqual([notice.from, notice.until])
  expect(create().headScripts).toEqual({})
})
