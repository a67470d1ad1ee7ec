import { readFile } from "node:fs/promises"
import path from "node:path"
import { type Locator, type Page, expect, test } from "@playwright/test"
import { secondContent } from "../../scripts/sampleFolders"
import { axeFindings } from "../support/browser/axeFindings"
import { appointmentPage } from "../support/browser/appointmentPage"
import { answerWith, submitPlainForm } from "../support/browser/browserForwarder"
import { hydrate } from "../support/browser/hydrated"
import { layoutProblems, openForLayout } from "../support/browser/layoutChecks"
import { serveSite } from "../support/browser/serveSite"
import { walk } from "../support/browser/walk"
import { readData } from "../support/data"
import { listUntranslated } from "../support/pseudoLocale"
import { failure, success } from "../support/forwarderAnswers"
import { indexedRoutes as indexedSampleRoutes, readPages, visitedRoutes as sampleRoutes } from "../support/routes"
import { pseudoCode, pseudoSite, sampleSite, secondSite, sitesFolder } from "../support/sites"

/** A clinic in two languages: the one in Beira in English, and the sample in a made-up language. */

const { clinic } = readData(secondContent)
const { visitedRoutes, indexedRoutes } = readPages(secondContent)

type Json = ReturnType<typeof JSON.parse>

/** What a page of a built site is given. */
const readPageData = async (folder: string, route: string): Promise<Json> =>
  JSON.parse(await readFile(path.join(folder, "page-data", route === "/" ? "index" : route, "page-data.json"), "utf8"))

const readText = async (page: Page, address: string): Promise<string> => (await page.request.get(address)).text()

test.describe("the second clinic in English", () => {
  const site = serveSite(secondSite)

  test.describe("at two widths", () => {
    test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

    for (const route of visitedRoutes)
      test(`/en${route}`, async ({ page }) => {
        await page.goto(`${site.address}/en${route}`)
        await expect(page.locator("html")).toHaveAttribute("lang", "en")
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          expect.soft(await walk(page), `${width} px`).toEqual([])
          expect.soft(await axeFindings(page), `${width} px`).toEqual([])
        }
        const links = await page
          .locator('a[href^="/"]')
          .evaluateAll(all =>
            all.map(link => [link.getAttribute("href") ?? "", link.getAttribute("hreflang") ?? ""] as const)
          )
        // All pages are translated: only the switch leads out of them, and a picture.
        expect(links.filter(([href, language]) => !/^\/(en|static)\//.test(href) && language !== "pt")).toEqual([])
      })
  })

  test("each page is said to have both languages", async ({ page }) => {
    for (const route of indexedRoutes) {
      const [own, english] = [`${clinic.website}${route}`, `${clinic.website}/en${route}`]
      for (const [prefix, address, locale] of [
        ["", own, "pt_MZ"],
        ["/en", english, "en_MZ"],
      ] as const) {
        await page.goto(site.address + prefix + route)
        await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address)
        for (const [language, href] of [
          ["pt", own],
          ["en", english],
          ["x-default", own],
        ] as const)
          await expect(page.locator(`link[rel=alternate][hreflang=${language}]`)).toHaveAttribute("href", href)
        await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute("content", locale)
        const picture = await page.locator('meta[property="og:image"]').getAttribute("content")
        const answer = await page.request.get(`${site.address}${picture?.replace(clinic.website, "")}`)
        expect(answer.headers()["content-type"]).toBe("image/jpeg")
      }
    }
    const sitemap = await readText(page, `${site.address}/sitemap.xml`)
    expect([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address).toSorted()).toEqual(
      ["", "/en"].flatMap(prefix => indexedRoutes.map(route => clinic.website + prefix + route)).toSorted()
    )
    expect(sitemap).toContain(
      `<loc>${clinic.website}/faq/</loc><xhtml:link rel="alternate" hreflang="pt" href="${clinic.website}/faq/"/><xhtml:link rel="alternate" hreflang="en" href="${clinic.website}/en/faq/"/>`
    )
  })

  test("search engines, contacts and the manifest are told in English", async ({ page }) => {
    await page.goto(`${site.address}/en/faq/`)
    const graph = await page.locator('script[type="application/ld+json"]').innerHTML()
    expect(graph).toContain('"inLanguage":"en"')
    expect(graph).toContain(`${clinic.website}/en/faq/#`)
    expect(await readText(page, `${site.address}/en/clinic.vcf`)).toContain("Monday to Friday")
    expect(await readText(page, `${site.address}/clinic.vcf`)).toContain("Segunda-feira")
    const manifest = await page.locator("link[rel=manifest]").getAttribute("href")
    expect(JSON.parse(await readText(page, `${site.address}${manifest}`))).toMatchObject({
      lang: "en",
      start_url: "/en/",
    })
  })

  test("an address that does not exist is answered in its language", async ({ page }) => {
    for (const [address, language] of [
      ["/en/no-such-page", "en"],
      ["/no-such-page", "pt"],
      ["/entrada/x", "pt"],
    ] as const) {
      const answer = await page.goto(site.address + address)
      expect(answer?.status()).toBe(404)
      await expect(page.locator("html")).toHaveAttribute("lang", language)
    }
  })

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled })

      test("the switch leads to the same page and back, in the header, the menu and the footer", async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(`${site.address}/services/`)
        const english = page.getByRole("banner").getByRole("link", { name: "English" })
        await expect(english).toHaveAttribute("lang", "en")
        await expect(english).toHaveAttribute("hreflang", "en")
        await english.click()
        await expect(page).toHaveURL(`${site.address}/en/services/`)
        await expect(page.locator("html")).toHaveAttribute("lang", "en")
        await page.setViewportSize({ width: 320, height: 640 })
        await page.getByRole("button", { name: "Menu" }).click()
        const portuguese = page.getByRole("navigation", { name: "Main" }).getByRole("link").first()
        await expect(portuguese).toHaveText("Português")
        await portuguese.click()
        await expect(page).toHaveURL(`${site.address}/services/`)
        await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click()
        await expect(page).toHaveURL(`${site.address}/en/services/`)
      })
    })

  /** A complete message on the English contact page; resolves to the button that sends it. */
  const fillInMessage = async (page: Page): Promise<Locator> => {
    await page.goto(`${site.address}/en/contact/`)
    const form = page.getByRole("form")
    await form.getByLabel("Full name").fill("Grace Moyo")
    await form.getByLabel("Email").fill("grace@example.com")
    await form.getByLabel("Subject").fill("Opening hours")
    await form.getByLabel("Message").fill("When do you open on Saturday?")
    return form.getByRole("button", { name: "Send Message" })
  }

  test("a message says in the clinic's language in which language it was written", async ({ page }) => {
    const requests = await answerWith(page, success)
    const sendButton = await fillInMessage(page)
    await sendButton.click()
    await expect(page.getByRole("status").filter({ hasText: "Message" })).toBeVisible()
    expect(requests.map(request => request.postDataJSON())).toEqual([expect.objectContaining({ Idioma: "inglês" })])
  })

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false })

    test("so does one that the browser itself sends, and its answer is in English", async ({ page }) => {
      const sendButton = await fillInMessage(page)
      const request = await submitPlainForm(page, sendButton)
      const sent = new URLSearchParams(request.postData() ?? "")
      expect(sent.get("Idioma")).toBe("inglês")
      expect(sent.get("_next")).toBe(`${clinic.website}/en/message-sent/`)
    })
  })

  test("a message that the visitor sends says so too", async ({ page }) => {
    await answerWith(page, failure)
    const sendButton = await fillInMessage(page)
    await sendButton.click()
    const link = page.getByRole("link", { name: "Send this by WhatsApp instead" })
    expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).toMatch(/on Saturday\?[\s\S]*\nIdioma: inglês$/)
  })

  test("a request is written for the clinic, and shown to its visitor in English", async ({ page }) => {
    const { fillIn, submitButton } = appointmentPage(page)
    await page.goto(`${site.address}/en/appointment/`)
    await fillIn({ service: "General practice", date: "2099-01-30", time: "14:30" })
    await submitButton.click()
    await expect(page.getByRole("definition").filter({ hasText: "General practice" })).toBeVisible()
    for (const name of ["Send on WhatsApp", "Send by email"]) {
      const link = page.getByRole("link", { name })
      const written = decodeURIComponent((await link.getAttribute("href")) ?? "")
      expect(written).toContain(": Medicina geral")
      expect(written).not.toContain("General practice")
      expect(written).toMatch(/\nIdioma: inglês$/)
    }
  })

  test("a service is chosen by what the clinic calls it, whatever its title says, and in both languages", async ({
    page,
  }) => {
    // Gatsby opens the pages: the switch knows of each.
    await page.goto(`${site.address}/en/`)
    await hydrate(page)
    await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).click()
    await page.getByRole("link", { name: "Book this service: General practice" }).click()
    const service = page.getByLabel("Service type")
    await expect(service).toHaveValue("Medicina geral")
    await expect(service.getByRole("option", { selected: true })).toHaveText("General practice")
    await page.getByRole("contentinfo").getByRole("link", { name: "Português" }).click()
    await expect(page.getByLabel("Tipo de serviço").getByRole("option", { selected: true })).toHaveText(
      "Medicina geral"
    )
  })

  test("without a network an English page says so in English", async ({ page, context }) => {
    await page.goto(`${site.address}/en/faq/`)
    await page.locator("summary").first().click()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await expect.poll(() => page.evaluate(async () => Boolean(await caches.match("/en/offline/")))).toBe(true)
    await context.setOffline(true)
    await page.goto(`${site.address}/en/about/`)
    await expect(page.locator("html")).toHaveAttribute("lang", "en")
    await expect(page.getByRole("link", { name: "Save our number" }).first()).toBeVisible()
  })

  test("the first language loads nothing of the second", async ({ page }) => {
    const requested: string[] = []
    page.on("request", request => requested.push(new URL(request.url()).pathname))
    await page.goto(`${site.address}/contact/`)
    await page.getByRole("form").getByRole("textbox").first().click()
    await page.waitForLoadState("networkidle")
    expect(requested.filter(address => /(^|\/)en\//.test(address))).toEqual([])
  })
})

test.describe("a made-up language, longer than the first", () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

  const folder = `${sitesFolder}/${pseudoSite}`
  const site = serveSite(folder)

  test("adds nothing to the first but the switch", async () => {
    for (const route of indexedSampleRoutes) {
      const [alone, beside] = await Promise.all([sampleSite, folder].map(async name => readPageData(name, route)))
      const { languages, ...context } = beside.result.pageContext
      expect(languages.others).toEqual([
        { language: pseudoCode, name: "Português", to: `/${pseudoCode}${route}`, isSame: true },
      ])
      expect(context).toEqual(alone.result.pageContext)
      expect(beside.result.data).toEqual(alone.result.data)
    }
  })

  // Names, and whatever else is no text.
  const untranslated = listUntranslated(readData())

  for (const route of sampleRoutes)
    test(route, async ({ page }) => {
      await openForLayout(page, `${site.address}/${pseudoCode}${route}`)
      expect(await page.evaluate(findUnmarked, untranslated)).toEqual([])
      // From the left to the right, layout.spec.ts checks every size.
      await page.evaluate(() => {
        document.documentElement.dir = "rtl"
      })
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const problems = await layoutProblems(page, [{ font: "typical", spacing: false }], "most")
        expect.soft(problems, `${width} px`).toEqual([])
        expect.soft(await walk(page), `${width} px`).toEqual([])
        expect.soft(await axeFindings(page), `${width} px`).toEqual([])
      }
    })
})

/** What is read or heard on the page and is not in the made-up language, besides what is `known` to be the same in all. */
const findUnmarked = (known: readonly string[]): string[] => {
  const body = document.createElement("body")
  body.innerHTML = document.body.innerHTML
  // What is the same in every language says so.
  for (const own of body.querySelectorAll("[translate=no], script, style, template")) own.remove()
  const spoken = [...body.querySelectorAll("*")].flatMap(element =>
    ["aria-label", "aria-roledescription", "alt", "title", "placeholder"].map(name => element.getAttribute(name) ?? "")
  )
  return [body.textContent ?? "", ...spoken].flatMap(text => {
    let rest = text
    // A text may be in the place of another's placeholder.
    while (/\[[^[\]]*\]/.test(rest)) rest = rest.replaceAll(/\[[^[\]]*\]/g, " ")
    for (const name of known) rest = rest.replaceAll(name, " ")
    return rest.match(/\p{L}{3}[\p{L}\s]*/gu) ?? []
  })
}
