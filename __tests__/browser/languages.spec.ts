import { readFile } from "node:fs/promises"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { secondContent } from "../../testing/sampleFolders"
import { capitalize } from "../../plugins/gatsby-plugin-content-model/json"
import { getLanguages } from "../../src/model/locale"
import { getPrefix } from "../../src/model/links/pages"
import { axeFindings } from "../../testing/browser/axeFindings"
import { appointmentPage } from "../../testing/browser/appointmentPage"
import { answerWith } from "../../testing/browser/browserForwarder"
import { hydrate } from "../../testing/browser/hydrated"
import { openForLayout } from "../../testing/browser/layoutChecks"
import { serveSite } from "../../testing/browser/serveSite"
import { walk } from "../../testing/browser/walk"
import { readData } from "../../testing/data"
import type { Json } from "../../testing/replaceValue"
import { failure, json } from "../../testing/forwarderAnswers"
import { indexedRoutes as indexedSampleRoutes, readPages, visitedRoutes as sampleRoutes } from "../../testing/routes"
import { partCode, pseudoCode, pseudoSite, sampleSite, secondSite, sitesFolder } from "../../testing/sites"

/**
 * Checks clinics in two languages: the second clinic in Portuguese and English, and the sample with a pseudo-locale.
 */

/**
 * The second clinic, a family practice in Beira whose data differ from the sample throughout: Portuguese, closed on
 * Sundays, the national emergency number, no fax, WhatsApp first, another brand. Its layout is checked in
 * layout.spec.ts.
 */
const { clinic } = readData(secondContent)
const [own = "", other = ""] = getLanguages(clinic)
const prefixes = getLanguages(clinic).map(language => [language, getPrefix(language, own)] as const)
const { indexedRoutes, visitedRoutes } = readPages(secondContent)

/** Reads the page data of a built page. */
const readPageData = async (folder: string, route: string): Promise<Json> =>
  JSON.parse(await readFile(path.join(folder, "page-data", route === "/" ? "index" : route, "page-data.json"), "utf8"))

const readText = async (page: Page, url: string): Promise<string> => (await page.request.get(url)).text()

/** Returns the words of the page in the letters of English, except where it says that they are in another language. */
const findEnglish = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent?.closest('script, template, style, [translate="no"], [lang]:not(html)')) continue
      found.push(
        ...(walker.currentNode.textContent?.match(/(?<![\p{L}@.])(?=[a-z]*[aeiou])[a-z]{3,}(?![\p{L}@.])/gu) ?? [])
      )
    }
    return found
  })

test.describe("the second clinic", () => {
  const site = serveSite(secondSite)

  test("the sitemap and the head of each page name both languages", async ({ page }) => {
    for (const route of indexedRoutes) {
      const urls = Object.fromEntries(prefixes.map(([language, prefix]) => [language, clinic.website + prefix + route]))
      for (const [language, prefix] of prefixes) {
        await page.goto(site.url + prefix + route)
        await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", urls[language] ?? "")
        for (const [name, href] of Object.entries({ ...urls, "x-default": urls[own] ?? "" }))
          await expect(page.locator(`link[rel=alternate][hreflang=${name}]`)).toHaveAttribute("href", href)
        await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute("content", `${language}_MZ`)
        const picture = await page.locator('meta[property="og:image"]').getAttribute("content")
        const answer = await page.request.get(`${site.url}${picture?.replace(clinic.website, "")}`)
        expect(answer.headers()["content-type"]).toBe("image/jpeg")
      }
    }
    const sitemap = await readText(page, `${site.url}/sitemap.xml`)
    expect([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url).toSorted()).toEqual(
      prefixes
        .flatMap(([, prefix]) => [...indexedRoutes, "/regras-da-casa/"].map(route => clinic.website + prefix + route))
        .toSorted()
    )
    expect(sitemap).toContain(
      `<loc>${clinic.website}/faq/</loc><xhtml:link rel="alternate" hreflang="pt" href="${clinic.website}/faq/"/><xhtml:link rel="alternate" hreflang="en" href="${clinic.website}/en/faq/"/>`
    )
  })

  test("structured data, vCard and manifest have the facts in the page's language", async ({ page }) => {
    const readGraph = async (route: string) => {
      await page.goto(site.url + route)
      return page.locator('script[type="application/ld+json"]').innerHTML()
    }
    expect(await readGraph("/faq/")).toContain('"inLanguage":"pt"')
    const english = await readGraph("/en/faq/")
    expect(english).toContain('"inLanguage":"en"')
    expect(english).toContain(`${clinic.website}/en/faq/#`)
    const manifest = await page.locator("link[rel=manifest]").getAttribute("href")
    const { lang, start_url: start } = JSON.parse(await readText(page, `${site.url}${manifest}`))
    expect([lang, start]).toEqual(["en", "/en/"])
    expect(await readText(page, `${site.url}/en/clinic.vcf`)).toContain("Monday to Friday")
    expect(await readText(page, `${site.url}/clinic.vcf`)).toContain("Segunda-feira")
  })

  test("a URL that does not exist is answered in its language", async ({ page }) => {
    for (const [url, language] of [
      ["/en/no-such-page", "en"],
      ["/no-such-page", "pt"],
      ["/entrada/x", "pt"],
    ] as const) {
      const answer = await page.goto(site.url + url)
      expect(answer?.status()).toBe(404)
      await expect(page.locator("html")).toHaveAttribute("lang", language)
    }
  })

  test("the switch leads to the same page and back, in the header, the menu and the footer", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${site.url}/services/`)
    const english = page.getByRole("banner").getByRole("link", { name: "English" })
    await expect(english).toHaveAttribute("lang", "en")
    await expect(english).toHaveAttribute("hreflang", "en")
    await english.click()
    await expect(page).toHaveURL(`${site.url}/en/services/`)
    await expect(page.locator("html")).toHaveAttribute("lang", "en")
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByRole("button", { name: "Menu" }).click()
    const portuguese = page.getByRole("navigation", { name: "Main" }).getByRole("link").first()
    await expect(portuguese).toHaveText("Português")
    await portuguese.click()
    await expect(page).toHaveURL(`${site.url}/services/`)
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click()
    await expect(page).toHaveURL(`${site.url}/en/services/`)
  })

  test("a message names, in the clinic's language, the language in which it was written", async ({ page }) => {
    await page.goto(`${site.url}/en/contact/`)
    const form = page.getByRole("form")
    const valueOf = (name: string) => page.locator(`form[method] [name="${name}"]`).getAttribute("value")
    expect(await valueOf("Idioma")).toBe("inglês")
    expect(await valueOf("_next")).toBe(`${clinic.website}/en/message-sent/`)
    await form.getByLabel("Full name").fill("Grace Moyo")
    await form.getByLabel("Email").fill("grace@example.com")
    await form.getByLabel("Subject").fill("Opening hours")
    await form.getByLabel("Message").fill("When do you open on Saturday?")
    await answerWith(page, failure)
    await form.getByRole("button", { name: "Send Message" }).click()
    const link = page.getByRole("link", { name: "Send this by WhatsApp instead" })
    expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).toMatch(/on Saturday\?[\s\S]*\nIdioma: inglês$/)
    const requests = await answerWith(page, json(200, { sent: true }))
    await form.getByRole("button", { name: "Send Message" }).click()
    await expect(page.getByRole("status").filter({ hasText: "Message" })).toBeVisible()
    expect(requests.map(request => request.postDataJSON())).toEqual([expect.objectContaining({ Idioma: "inglês" })])
  })

  test("a request is written for the clinic, and shown to its visitor in English", async ({ page }) => {
    const { fillIn, submitButton } = appointmentPage(page)
    await page.goto(`${site.url}/en/appointment/`)
    await fillIn({ service: "General practice", date: "2099-01-30", time: "14:30" })
    await submitButton.click()
    await expect(page.getByRole("definition").filter({ hasText: "General practice" })).toBeVisible()
    const link = page.getByRole("link", { name: "Send on WhatsApp" })
    const written = decodeURIComponent((await link.getAttribute("href")) ?? "")
    expect(written).toContain(": Medicina geral")
    expect(written).not.toContain("General practice")
    expect(written).toMatch(/\nIdioma: inglês$/)
  })

  test("a link selects a service by its name in the clinic's language, on pages of both", async ({ page }) => {
    // Gatsby's navigation opens the pages, and the language switch must follow each of them.
    await page.goto(`${site.url}/en/services/`)
    await hydrate(page)
    await page.getByRole("link", { name: "Book this service: General practice" }).click()
    const service = page.getByLabel("Service type")
    await expect(service).toHaveValue("Medicina geral")
    await expect(service.getByRole("option", { selected: true })).toHaveText("General practice")
    await page.getByRole("contentinfo").getByRole("link", { name: "Português" }).click()
    const chosen = page.getByLabel("Tipo de serviço").getByRole("option", { selected: true })
    await expect(chosen).toHaveText("Medicina geral")
  })

  test.describe("in both languages", () => {
    test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

    for (const [language, prefix] of prefixes)
      for (const route of visitedRoutes)
        test(prefix + route, async ({ page }) => {
          await page.goto(site.url + prefix + route)
          await expect(page.locator("html")).toHaveAttribute("lang", language)
          for (const width of [320, 1280]) {
            await page.setViewportSize({ width, height: 900 })
            // Scrolls to the top before the keyboard walk: on a scrolled page the header covers part of some links.
            await page.evaluate(() => window.scrollTo(0, 0))
            expect.soft(await axeFindings(page, { rules: "structure" }), `${width} px`).toEqual([])
            expect.soft(await walk(page), `${width} px`).toEqual([])
          }
          // Colours are checked once, because both languages share them.
          for (const colorScheme of language === own ? (["light", "dark"] as const) : [])
            for (const contrast of ["no-preference", "more"] as const) {
              await page.emulateMedia({ colorScheme, contrast })
              const rules = contrast === "more" ? "contrast-aaa" : "colour"
              expect.soft(await axeFindings(page, { rules }), `${colorScheme}, ${contrast}`).toEqual([])
            }
          if (language === own) return
          const links = await page
            .locator('a[href^="/"]')
            .evaluateAll(all => all.map(link => [link.getAttribute("href"), link.getAttribute("hreflang")] as const))
          // All pages are translated: only the language switch leads to the other language, and pictures have no
          // language.
          expect(
            links.filter(
              ([href, to]) => ![`/${other}/`, "/static/"].some(start => href?.startsWith(start)) && to !== own
            )
          ).toEqual([])
        })
  })

  test("“Open now” is shown only while it is true", async ({ page }) => {
    const banner = page.getByRole("banner")
    // A Tuesday, a minute before the lunch break.
    await page.clock.install({ time: "2026-11-24T12:29:00+02:00" })
    const closedAtNoon = "Estamos fechados agora. Abertura hoje: 14:00."
    await page.goto(site.url)
    await expect(banner).toContainText("Estamos abertos agora. Hora de fecho: 12:30.")
    await page.clock.fastForward("01:00")
    await expect(banner).toContainText(closedAtNoon)
    await hydrate(page)
    await expect(banner).toContainText(closedAtNoon)
    await page.clock.fastForward("01:30:00")
    await expect(banner).toContainText("Estamos abertos agora. Hora de fecho: 17:00.")
  })
  test("a special day is hidden once it is over", async ({ page }) => {
    await page.clock.setFixedTime("2026-12-26T10:00:00+02:00")
    await page.goto(`${site.url}/contact/`)
    const expectDays = async () => {
      for (const { date, reason } of clinic.openingHours.specialDays)
        await expect(page.getByRole("main").getByText(reason)).toBeVisible({ visible: date > "2026-12-26" })
    }
    await expectDays()
    await hydrate(page)
    await expectDays()
  })
})

test.describe("a made-up language, longer than the first", () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

  const folder = `${sitesFolder}/${pseudoSite}`
  const site = serveSite(folder)

  test("adds nothing but the switch to pages of the first language", async () => {
    for (const route of indexedSampleRoutes) {
      const [alone, beside] = await Promise.all([sampleSite, folder].map(async name => readPageData(name, route)))
      const { languages, ...context } = beside.result.pageContext
      expect(languages.others).toEqual([
        {
          language: pseudoCode,
          name: capitalize(new Intl.DisplayNames(pseudoCode, { type: "language" }).of(pseudoCode) ?? ""),
          to: `/${pseudoCode}${route}`,
          isSame: true,
        },
        { language: partCode, name: "[sn]", to: `/${partCode}/services/`, isSame: route === "/services/" },
      ])
      expect(context).toEqual(alone.result.pageContext)
      expect(beside.result.data).toEqual(alone.result.data)
    }
  })

  for (const route of sampleRoutes)
    test(route, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await openForLayout(page, `${site.url}/${pseudoCode}${route}`)
      expect.soft(await axeFindings(page)).toEqual([])
      expect.soft(await walk(page)).toEqual([])
    })

  test.describe("of which one part is translated", () => {
    // A phone's language, which must not show through.
    test.use({ locale: "de-DE" })

    test("the translated part is a page without an English word, and the only one of its language", async ({
      page,
    }) => {
      await page.goto(`${site.url}/${partCode}/services/`)
      await expect(page.locator("html")).toHaveAttribute("lang", partCode)
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Whéré tó gó")
      expect(await findEnglish(page)).toEqual([])
      expect(await axeFindings(page)).toEqual([])
      const navigation = page.getByRole("navigation").first()
      await expect(navigation.locator("a[href^='/']:not([lang])")).toHaveCount(1)
      const book = page.getByRole("main").getByRole("link", { name: /English/ })
      await expect(book).toHaveAttribute("href", "/appointment/")
      await expect(book.locator("[lang=en]")).toHaveText("English")
      await expect(page.locator(`link[rel=alternate][hreflang=${partCode}]`)).toHaveCount(1)
      const sitemap = await readText(page, `${site.url}/sitemap.xml`)
      expect([...new Set(sitemap.match(/\/sn\/[^<"]*/g))]).toEqual(["/sn/services/"])
      // Its contact and its breadcrumb lead to the home page that there is.
      expect(await readText(page, `${site.url}/${partCode}/clinic.vcf`)).toMatch(
        /^URL:https:\/\/www\.example\.com\/\r$/m
      )
      expect(await page.locator('script[type="application/ld+json"]').innerHTML()).toContain(
        '"item":"https://www.example.com/"'
      )
      await page.goto(`${site.url}/about/`)
      await expect(page.locator(`link[rel=alternate][hreflang=${partCode}]`)).toHaveCount(0)
      expect((await page.goto(`${site.url}/${partCode}/about/`))?.status()).toBe(404)
      await expect(page.locator("html")).toHaveAttribute("lang", "en")
    })

    test("a form has the language's own names of days", async ({ page }) => {
      await page.goto(`${site.url}/${pseudoCode}/appointment/`)
      await hydrate(page)
      await page.locator("#date").fill("2026-01-14")
      await page.locator("#date").blur()
      await expect(page.getByText("Wédnésdáy")).toBeVisible()
    })
  })
})
