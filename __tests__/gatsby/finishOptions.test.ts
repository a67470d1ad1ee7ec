import { buildInlineScript } from "../../plugins/gatsby-plugin-on-demand/build"
import { createClock } from "../../src/model/hours/createClock"
import { createFinishOptions, defineConstants, inlineScript } from "../../src/gatsby/finishOptions"
import { en } from "../../src/words/en"
import { pt } from "../../src/words/pt"
import { readData } from "../../testing/data"
import { spriteAddress } from "../../src/gatsby/sprite"

const { clinic } = readData()

const sites: Parameters<typeof createFinishOptions>[0] = [
  { language: "en", prefix: "", words: en, clock: createClock(clinic), pageNames: ["faq", "offline"] },
  { language: "pt", prefix: "/pt", words: pt, clock: {}, pageNames: ["offline"] },
  { language: "fr", prefix: "/fr", words: pt, clock: {}, pageNames: ["home"] },
]
const create = (environment = {}, isPreview = false) => createFinishOptions(sites, environment, isPreview)

it("has of the inline script what the page needs", async () => {
  const [plain, copying, carousel] = await Promise.all(
    ["<p>Words</p>", '<button data-copy="464">', '<button data-go-to="0">'].map(html =>
      buildInlineScript(inlineScript, defineConstants(html, { words: en, clock: {} }))
    )
  )
  expect(plain).not.toMatch(/clipboard|prefers-reduced-motion|sessionStorage/)
  expect(copying).toContain("clipboard")
  expect(carousel).toContain("prefers-reduced-motion")
})

it.each([
  ["/", en.script.loading],
  ["/faq/", en.script.loading],
  ["/pt/", pt.script.loading],
  ["/ptolemy/", en.script.loading],
])("speaks on %s the language of the page", (pagePath, word) => {
  expect(create().defineConstants("", pagePath)["WORDS.loading"]).toBe(JSON.stringify(word))
})

it("knows the clinic's hours and, where they need it, how to ask people to call first", async () => {
  const constants = create().defineConstants("", "/faq/")
  const script = await buildInlineScript(inlineScript, constants)
  expect(script).toContain(clinic.locale.timeZone)
  expect(script).toContain(en.hours.callFirst.replace("{now}", en.hours.open))
  expect(await buildInlineScript(inlineScript, create().defineConstants("", "/pt/"))).not.toContain("timeZone")
})

it("lets pages send to the chosen provider, and those of a preview to nobody", () => {
  expect(create().destinations).toEqual(["https://formsubmit.co"])
  expect(create({ GATSBY_DELIVERY: "endpoint" }).destinations).toEqual([])
  expect(create({}, true).destinations).toEqual([])
})

it("keeps the offline page of each language that has one, with the numbers of the clinic", () => {
  expect(create().worker.offlinePages).toEqual([
    {
      begins: "/pt/",
      page: "/pt/offline/",
      files: ["/favicon.svg", spriteAddress, "/pt/clinic.vcf"],
      saved: expect.arrayContaining([expect.stringContaining("{day} de {month} de {year}"), "novembro"]),
    },
    {
      begins: "/",
      page: "/offline/",
      files: ["/favicon.svg", spriteAddress, "/clinic.vcf"],
      saved: expect.arrayContaining([
        "Saved on this phone on {day} {month} {year}; numbers may have changed.",
        "November",
      ]),
    },
  ])
  expect(create({ SITE_WORKER: "off" }).worker.isOff).toBe(true)
})
