import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import type { MedicalSpecialty } from "schema-dts"
import sharp from "sharp"
import { appointmentPage } from "../support/browser/appointmentPage"
import { readData } from "../support/data"
import { fillPlaceholders } from "../support/fillPlaceholders"
import { getHead, getTitle } from "../support/pageHeads"
import { indexedPages } from "../support/routes"
import { sampleSite } from "../support/sites"

const data = readData()
const { clinic } = data
const digits = (number: string): string => number.replaceAll(" ", "")
const site = "https://www.example.com"

/** The specialties of the sample's services, each once. */
const specialties: readonly MedicalSpecialty[] = [
  "Cardiovascular",
  "CommunityHealth",
  "LaboratoryScience",
  "Musculoskeletal",
  "Nursing",
  "Obstetric",
  "Optometric",
  "Pediatric",
  "PharmacySpecialty",
  "PrimaryCare",
  "Psychiatric",
  "PublicHealth",
  "Surgical",
]

/** Pages that search engines must not list. */
const hiddenRoutes = ["/404.html", "/message-sent/"] as const

const publicFile = (address: string): string => path.join(sampleSite, address)
const content = (page: Page, selector: string, attribute = "content") =>
  page.locator(selector).first().getAttribute(attribute)

interface GraphNode {
  "@type": string
  [property: string]: unknown
}

const graphOf = async (page: Page): Promise<GraphNode[]> => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(texts).toHaveLength(1)
  const graph = JSON.parse(texts[0] ?? "")
  expect(graph["@context"]).toBe("https://schema.org")
  return graph["@graph"]
}

type IndexedRoute = (typeof indexedPages)[number]["path"]

test.use({ javaScriptEnabled: false })

/** Expects title, description and share data. */
const expectHead = async (page: Page, route: IndexedRoute): Promise<void> => {
  const { description } = getHead(route)
  const title = getTitle(route)
  expect.soft(await page.title()).toBe(title)
  await expect.soft(page.locator('meta[name="description"]')).toHaveCount(1)
  for (const name of ['[name="description"]', '[property="og:description"]'])
    expect.soft(await content(page, `meta${name}`)).toBe(description)
  expect.soft(await content(page, 'meta[property="og:title"]')).toBe(title)
  expect.soft(await content(page, 'link[rel="canonical"]', "href")).toBe(`${site}${route}`)
  expect.soft(await content(page, 'meta[property="og:url"]')).toBe(`${site}${route}`)
  expect.soft(await content(page, 'meta[property="og:locale"]')).toBe(`en_${clinic.address.countryCode}`)
  expect.soft(await content(page, 'meta[property="og:site_name"]')).toBe(clinic.name)
  expect.soft(await content(page, 'meta[name="twitter:card"]')).toBe("summary_large_image")
  await expect.soft(page.locator('meta[name="robots"]')).toHaveCount(0)
  const picture = (await content(page, 'meta[property="og:image"]')) ?? ""
  expect.soft(picture.startsWith(`${site}/share/`)).toBe(true)
  const file = readFileSync(publicFile(picture.slice(site.length)))
  expect.soft(file.length).toBeLessThanOrEqual(150 * 1024)
  expect.soft(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 })
  expect.soft(await content(page, 'meta[property="og:image:width"]')).toBe("1200")
  expect.soft(await content(page, 'meta[property="og:image:height"]')).toBe("630")
}

/** All objects in `value`, which is JSON. */
const listObjects = (value: unknown): object[] => {
  if (typeof value !== "object" || value === null) return []
  const within = Object.values(value).flatMap(listObjects)
  return Array.isArray(value) ? within : [value, ...within]
}

const isReference = (object: object): boolean => Object.keys(object).length === 1

/** Expects that every node another one refers to by nothing but its `@id` is on the page, whole or in short. */
const expectReferences = (graph: readonly GraphNode[]): void => {
  const objects = listObjects(graph).filter(object => "@id" in object)
  const described = objects.filter(object => !isReference(object)).map(object => object["@id"])
  for (const reference of objects.filter(isReference)) expect.soft(described).toContain(reference["@id"])
}

/** Expects structured data with the facts of the sample, whose fees are examples and whose care cards are not reviewed. */
const expectStructuredData = async (page: Page, route: IndexedRoute): Promise<void> => {
  // Words are those of the data: screen readers, translators and what is copied would carry soft hyphens along.
  expect.soft(await page.content()).not.toContain("\u00AD")
  const graph = await graphOf(page)
  const node = (type: string) => graph.find(candidate => candidate["@type"] === type)
  expect
    .soft(graph.map(({ "@type": type }) => type).toSorted())
    .toEqual(
      [
        ...(["/", "/contact/", "/services/"].includes(route) ? ["MedicalClinic"] : []),
        ...(route === "/faq/" ? ["FAQPage"] : []),
        ...(route === "/" ? [] : ["BreadcrumbList"]),
      ].toSorted()
    )
  expectReferences(graph)
  expect.soft(JSON.stringify(graph)).not.toMatch(/"review"|rating/i)

  const described = node("MedicalClinic")
  // In short, for the services that name it.
  if (route === "/services/")
    expect
      .soft(described)
      .toEqual({ "@type": "MedicalClinic", "@id": `${site}/#clinic`, name: clinic.name, url: `${site}/` })
  else if (described) {
    const { address } = clinic
    expect.soft(described).toMatchObject({
      "@id": `${site}/#clinic`,
      name: clinic.name,
      description: clinic.about,
      url: `${site}/`,
      logo: `${site}/icon-512.png`,
      hasMap: `${site}/contact/#map`,
      telephone: clinic.phone,
      faxNumber: clinic.phone,
      email: clinic.emails.info,
      address: {
        "@type": "PostalAddress",
        streetAddress: `${address.street}, ${address.businessPark}`,
        addressLocality: address.town,
        addressCountry: address.countryCode,
      },
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        opens: "00:00",
        closes: "23:59",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      },
      contactPoint: [
        { contactType: "appointments", telephone: clinic.phone, email: clinic.emails.appointments },
        { contactType: "emergency", telephone: clinic.emergency.number },
      ],
    })
    expect.soft(described["medicalSpecialty"]).toEqual(specialties)
    expect.soft(described).not.toHaveProperty("geo")
    expect.soft(described["sameAs"] ?? []).toEqual([])
  }

  // As microdata, in the texts that visitors read.
  const services = await page
    .locator("[itemscope]")
    .evaluateAll(items =>
      items.map(item => [
        ["type", item.getAttribute("itemtype")],
        ...Array.from(item.querySelectorAll("[itemprop]"), property => [
          property.getAttribute("itemprop"),
          property.getAttribute("href") ?? property.textContent,
        ]),
      ])
    )
  const offered = data.services.services.filter(
    ({ featured = false }: { featured?: boolean }) => route === "/services/" || (route === "/" && featured)
  )
  expect.soft(services.map(entries => Object.fromEntries(entries))).toEqual(
    offered.map(({ title, anchor, description }: { title: string; anchor: string; description: string }) => ({
      type: "https://schema.org/Service",
      name: title,
      description: fillPlaceholders(description),
      ...(route === "/services/" && { url: `/services/#${anchor}` }),
      provider: `${site}/#clinic`,
    }))
  )

  const questions = node("FAQPage")
  if (questions) {
    const entries = data.faqs.categories.flatMap(
      (category: { questions: { question: string; anchor: string; answer: string }[] }) => category.questions
    )
    expect.soft(questions["mainEntity"]).toEqual(
      entries.map(({ question, anchor, answer }: { question: string; anchor: string; answer: string }) => ({
        "@type": "Question",
        name: question,
        url: `${site}/faq/#${anchor}`,
        acceptedAnswer: { "@type": "Answer", text: fillPlaceholders(answer) },
      }))
    )
    // Visitors see the same texts.
    const visible = (await page.locator("main").textContent()) ?? ""
    for (const { question, answer } of entries) {
      expect.soft(visible).toContain(question)
      expect.soft(visible).toContain(fillPlaceholders(answer))
    }
  }

  const breadcrumbs = node("BreadcrumbList")
  if (breadcrumbs)
    expect.soft(breadcrumbs["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: `${site}/` },
      { "@type": "ListItem", position: 2, name: getHead(route).title, item: `${site}${route}` },
    ])
}

/** Expects every fact of the clinic on the page as it is in the sample. */
const expectFacts = async (page: Page, route: string): Promise<void> => {
  const numbers: string[] = [clinic.phone, clinic.emergency.number]
  for (const link of await page.locator('a[href^="tel:"]').all()) {
    const number = (await link.getAttribute("href"))?.slice("tel:".length) ?? ""
    expect.soft(numbers.map(digits)).toContain(number)
    const shown = /\+?\d[\d ]+\d/.exec((await link.textContent()) ?? "")?.[0]
    if (shown) expect.soft(digits(shown)).toBe(number)
  }
  const addresses: string[] = Object.values(clinic.emails)
  for (const link of await page.locator('a[href^="mailto:"]').all())
    expect.soft(addresses).toContain((await link.getAttribute("href"))?.slice("mailto:".length).split("?")[0])
  const text = (await page.locator("body").innerText()).replaceAll(/\s+/g, " ")
  for (const number of text.match(/\+\d[\d ]{6,}\d/g) ?? []) expect.soft(numbers).toContain(number)
  for (const address of text.match(/[^\s@(]+@[^\s@]+\.[a-z]+/gi) ?? [])
    expect.soft([...addresses, "name@example.com"]).toContain(address)
  for (const [, number] of text.matchAll(/\bcall (\d{2,6})\b/gi)) expect.soft(number).toBe(clinic.emergency.number)

  const footer = page.getByRole("contentinfo")
  const { street, businessPark, town, country } = clinic.address
  for (const fact of [
    clinic.name,
    clinic.about,
    clinic.phone,
    clinic.emails.info,
    `${street}, ${businessPark}, ${town}, ${country}`,
    "Everyday, 24 Hrs",
  ])
    await expect.soft(footer).toContainText(fact)
  await expect.soft(footer.getByRole("link", { name: "Save our number" })).toHaveAttribute("href", "/clinic.vcf")
  await expect
    .soft(page.getByText("We are open now, day and night.", { exact: true }))
    .toHaveCount(route === "/contact/" ? 3 : 2)
}

/** Expects a heading, a link to call and a language. */
const expectReadable = async (page: Page): Promise<void> => {
  await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect.soft(page.getByRole("link", { name: "Call Now" }).first()).toHaveAttribute("href", "tel:+263000000000")
  await expect.soft(page.locator("html")).toHaveAttribute("lang", "en")
  await expect.soft(page.locator('meta[name="format-detection"]')).toHaveAttribute("content", /telephone=no/)
}

/** Expects every fact of the clinic in the cards of the contact page. */
const expectContactCards = async (page: Page): Promise<void> => {
  const main = page.getByRole("main")
  for (const fact of [
    ...Object.values<string>(clinic.address).slice(0, 4),
    clinic.phone,
    clinic.emergency.number,
    clinic.emails.general,
    "Everyday, 24 Hrs",
  ])
    await expect.soft(main).toContainText(fact)
  await expect.soft(main.getByRole("link", { name: "Save our number" })).toHaveAttribute("href", "/clinic.vcf")
  await expect.soft(main.getByRole("link", { name: "Get Directions" })).toHaveAttribute("href", "#map")
}

for (const { path: route } of indexedPages)
  test(route, async ({ page }) => {
    await page.goto(route)
    await test.step("it is readable and links to the phone", () => expectReadable(page))
    await test.step("it has a title, a description and share data", () => expectHead(page, route))
    await test.step("it has structured data", () => expectStructuredData(page, route))
    await test.step("it shows the facts of the clinic", () => expectFacts(page, route))
    if (route === "/contact/") await test.step("its cards contain every fact", () => expectContactCards(page))
  })

for (const route of hiddenRoutes)
  test(route, async ({ page }) => {
    await page.goto(route)
    await expectFacts(page, route)
    expect.soft(await content(page, 'meta[name="robots"]')).toBe("noindex")
    await expect.soft(page.locator('link[rel="canonical"]')).toHaveCount(0)
  })

test("the sitemap", () => {
  const map = readFileSync(publicFile("sitemap.xml"), "utf8")
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(indexedPages.map(({ path }) => `${site}${path}`))
  expect(readFileSync(publicFile("robots.txt"), "utf8")).toContain(`Sitemap: ${site}/sitemap.xml`)
})

test("security.txt", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt")
  expect(response.headers()["content-type"]).toMatch(/^text\/plain/)
  expect(await response.text()).toContain(`Contact: mailto:${clinic.emails.info}\n`)
})

test("icons", async ({ page }) => {
  const manifest = JSON.parse(readFileSync(publicFile("site.webmanifest"), "utf8"))
  expect(manifest.name).toBe(clinic.name)
  const sizes = {
    ...Object.fromEntries(manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => [src, sizes])),
    "/apple-touch-icon.png": "180x180",
  }
  expect(Object.keys(sizes)).toHaveLength(4)
  for (const [address, size] of Object.entries(sizes)) {
    const { width, height, format } = await sharp(publicFile(address)).metadata()
    expect([format, `${width}x${height}`]).toEqual(["png", size])
  }
  await page.goto("/")
  for (const link of await page.locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]').all())
    expect(existsSync(publicFile((await link.getAttribute("href")) ?? "nothing"))).toBe(true)
})

test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true })

  test("the link of a service card", async ({ page }) => {
    const { control } = appointmentPage(page)
    await page.goto("/services/")
    await page.getByRole("link", { name: "Book this service: Mental Health" }).click()
    await expect(page).toHaveURL("/appointment/?service=Mental%20Health")
    await expect(control("service")).toHaveValue("Mental Health")
    await control("firstName").fill("Rudo")
    await expect(control("service")).toHaveValue("Mental Health")
  })
})
