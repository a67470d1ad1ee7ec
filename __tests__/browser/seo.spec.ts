import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import ICAL from "ical.js"
import type { MedicalSpecialty } from "schema-dts"
import sharp from "sharp"
import { interpolate } from "../../src/content/placeholders"
import { specialties } from "../../src/content/specialties"
import { readData } from "../support/data"
import { indexedPages } from "../support/routes"
import { sampleSite } from "../support/sites"

const data = readData()
/** A service that can be booked and a time, whatever the clinic offers. */
const booked: string = data.services.services.findLast((entry: { bookable: boolean }) => entry.bookable).title
const timeSlot: string = data.appointment.timeSlots.at(-1)
/** `2:30 PM` as `14:30`. */
const hours = (time: string): string => {
  const [, hour = "", minute = "", half = ""] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? []
  return `${String((Number(hour) % 12) + (half === "PM" ? 12 : 0)).padStart(2, "0")}:${minute}`
}
const { clinic } = data
const filled = (words: string): string => interpolate(words, clinic)
const digits = (number: string): string => number.replaceAll(" ", "")
const site: string = clinic.website

// Compiles only while the vocabulary of schema.org knows every specialty the model offers.
const known: readonly MedicalSpecialty[] = specialties

/** Pages with their facts that search engines must not show. */
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

/** A page's title and description for search engines, from the data file that is its own, or from its part of it. */
const headOf = (route: string): { title: string; description: string } => {
  const page = indexedPages.find(({ path }) => path === route)
  if (!page) throw new Error(`${route} is not in the registry of pages.`)
  return "policy" in page ? data.policies[page.policy.name].head : data[page.data[0]].head
}

test.use({ javaScriptEnabled: false })

/** What the page says it is, to search engines and to those it is shared with. */
const expectHead = async (page: Page, route: string): Promise<void> => {
  const { title, description } = headOf(route)
  const full = route === "/" ? `${clinic.name}: ${filled(title)}` : `${filled(title)} | ${clinic.name}`
  expect.soft(await page.title()).toBe(full)
  await expect.soft(page.locator('meta[name="description"]')).toHaveCount(1)
  for (const name of ['[name="description"]', '[property="og:description"]', '[name="twitter:description"]'])
    expect.soft(await content(page, `meta${name}`)).toBe(filled(description))
  for (const name of ['[property="og:title"]', '[name="twitter:title"]'])
    expect.soft(await content(page, `meta${name}`)).toBe(full)
  expect.soft(await content(page, 'link[rel="canonical"]', "href")).toBe(`${site}${route}`)
  expect.soft(await content(page, 'meta[property="og:url"]')).toBe(`${site}${route}`)
  expect.soft(await content(page, 'meta[property="og:site_name"]')).toBe(clinic.name)
  expect.soft(await content(page, 'meta[name="twitter:card"]')).toBe("summary_large_image")
  await expect.soft(page.locator('meta[name="robots"]')).toHaveCount(0)
  const picture = (await content(page, 'meta[property="og:image"]')) ?? ""
  expect.soft(await content(page, 'meta[name="twitter:image"]')).toBe(picture)
  expect.soft(picture.startsWith(`${site}/share/`)).toBe(true)
  const file = readFileSync(publicFile(picture.slice(site.length)))
  expect.soft(file.length).toBeLessThanOrEqual(150 * 1024)
  expect.soft(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 })
  expect.soft(await content(page, 'meta[property="og:image:width"]')).toBe("1200")
  expect.soft(await content(page, 'meta[property="og:image:height"]')).toBe("630")
}

/** Prices are told to search engines once they are the clinic's own. */
const ownFees = data.fees.published && !data.fees.sample
const isReviewed = data.care.published && data.care.reviewedBy && data.care.reviewedOn

/** The page's structured data agree with data/. */
const expectStructuredData = async (page: Page, route: string): Promise<void> => {
  const graph = await graphOf(page)
  const node = (type: string) => graph.find(candidate => candidate["@type"] === type)
  expect
    .soft(graph.map(({ "@type": type }) => type).toSorted())
    .toEqual(
      [
        ...(["/", "/contact/"].includes(route) || (route === "/services/" && ownFees) ? ["MedicalClinic"] : []),
        ...(route === "/services/" && isReviewed ? ["MedicalWebPage"] : []),
        ...(route === "/faq/" ? ["FAQPage"] : []),
        ...(route === "/" ? [] : ["BreadcrumbList"]),
      ].toSorted()
    )
  expect.soft(JSON.stringify(graph)).not.toMatch(/"review"|rating/i)

  const described = node("MedicalClinic")
  if (described) {
    const { address } = clinic
    expect.soft(described).toMatchObject({
      "@id": `${site}/#clinic`,
      name: clinic.name,
      description: clinic.about,
      url: `${site}/`,
      telephone: clinic.phone,
      faxNumber: clinic.fax ?? clinic.phone,
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
        { contactType: "emergency", telephone: clinic.emergencyNumber },
      ],
    })
    const wanted = new Set<string>(
      data.services.services.flatMap(({ specialty }: { specialty?: string }) => specialty ?? [])
    )
    expect
      .soft(described["medicalSpecialty"])
      .toEqual(known.filter(name => typeof name === "string" && wanted.has(name)))
    expect.soft("geo" in described).toBe("position" in clinic)
    expect.soft(described["sameAs"] ?? []).toEqual(clinic.profiles ?? [])
  }

  const questions = node("FAQPage")
  if (questions) {
    const asked = data.faqs.categories.flatMap(
      (category: { questions: { question: string; answer: string }[] }) => category.questions
    )
    expect.soft(questions["mainEntity"]).toEqual(
      asked.map(({ question, answer }: { question: string; answer: string }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: filled(answer) },
      }))
    )
    // What search engines are told stands on the page, too.
    // Soft hyphens are not seen, nor read out.
    const visible = ((await page.locator("main").textContent()) ?? "").replaceAll("\u00ad", "")
    for (const { question, answer } of asked) {
      expect.soft(visible).toContain(question)
      expect.soft(visible).toContain(filled(answer))
    }
  }

  const way = node("BreadcrumbList")
  if (way)
    expect.soft(way["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: `${site}/` },
      { "@type": "ListItem", position: 2, name: headOf(route).title, item: `${site}${route}` },
    ])
}

/** Each fact of the clinic on the page is as data/ has it. */
const expectFacts = async (page: Page, route: string): Promise<void> => {
  const numbers = [clinic.phone, clinic.fax, clinic.whatsapp, clinic.emergencyNumber].filter(Boolean)
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
  for (const [, number] of text.matchAll(/\bcall (\d{2,6})\b/gi)) expect.soft(number).toBe(clinic.emergencyNumber)

  const foot = page.getByRole("contentinfo")
  const { street, businessPark, town, country } = clinic.address
  for (const fact of [
    clinic.name,
    clinic.about,
    clinic.phone,
    clinic.emails.info,
    `${street}, ${businessPark}, ${town}, ${country}`,
    `${clinic.hours.days}, ${clinic.hours.time}`,
  ])
    await expect.soft(foot).toContainText(fact)
  await expect.soft(foot.getByRole("link", { name: "Save our number" })).toHaveAttribute("href", "/clinic.vcf")
  await expect.soft(page.getByText(clinic.hours.openNow, { exact: true })).toHaveCount(route === "/contact/" ? 3 : 2)
}

/** Without scripts the page can be read, and the phone reached. */
const expectReadable = async (page: Page): Promise<void> => {
  await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect
    .soft(page.getByRole("link", { name: "Call Now" }).first())
    .toHaveAttribute("href", `tel:${digits(clinic.phone)}`)
  await expect.soft(page.locator("html")).toHaveAttribute("lang", "en")
}

for (const { path: route } of indexedPages)
  test(`${route} without scripts: can be read, says what it is to search engines, and states the facts of data/`, async ({
    page,
  }) => {
    await page.goto(route)
    await test.step("it can be read, and the phone reached", () => expectReadable(page))
    await test.step("it says what it is to search engines and to those it is shared with", () =>
      expectHead(page, route))
    await test.step("its structured data agree with data/", () => expectStructuredData(page, route))
    await test.step("it states each fact of the clinic as data/ does", () => expectFacts(page, route))
  })

for (const route of hiddenRoutes)
  test(`${route} states the facts of data/, and is not for search engines`, async ({ page }) => {
    await page.goto(route)
    await expectFacts(page, route)
    expect.soft(await content(page, 'meta[name="robots"]')).toBe("noindex")
    await expect.soft(page.locator('link[rel="canonical"]')).toHaveCount(0)
  })

test("the contact page's cards hold every fact", async ({ page }) => {
  await page.goto("/contact/")
  const main = page.getByRole("main")
  for (const fact of [
    ...Object.values<string>(clinic.address).slice(0, 4),
    clinic.phone,
    clinic.emergencyNumber,
    clinic.emails.general,
    `${clinic.hours.days}, ${clinic.hours.time}`,
  ])
    await expect(main).toContainText(fact)
  await expect(main.getByRole("link", { name: "Save our number" })).toHaveAttribute("href", "/clinic.vcf")
  await expect(main.getByRole("link", { name: "Get Directions" })).toHaveAttribute(
    "href",
    "position" in clinic ? /^https:\/\/www\.google\.com\/maps\/dir\// : "#map"
  )
})

test("the address card agrees with data/", () => {
  const card = new ICAL.Component(ICAL.parse(readFileSync(publicFile("clinic.vcf"), "utf8")))
  const { street, businessPark, town, country } = clinic.address
  expect(card.getFirstPropertyValue("fn")).toBe(clinic.name)
  expect(card.getFirstPropertyValue("tel")).toBe(digits(clinic.phone))
  expect(card.getFirstPropertyValue("email")).toBe(clinic.emails.info)
  expect(card.getFirstPropertyValue("adr")).toEqual(["", businessPark, street, town, "", "", country])
  expect(card.getFirstPropertyValue("note")).toBe(`${clinic.hours.days}, ${clinic.hours.time}`)
})

test("the sitemap lists the pages for search engines, and no other", () => {
  const map = readFileSync(publicFile("sitemap.xml"), "utf8")
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(indexedPages.map(({ path }) => `${site}${path}`))
  for (const [, date = ""] of map.matchAll(/<lastmod>(.*?)<\/lastmod>/g))
    expect(new Date(date).getTime()).toBeLessThanOrEqual(Date.now())
  expect(readFileSync(publicFile("robots.txt"), "utf8")).toContain(`Sitemap: ${site}/sitemap.xml`)
})

test("the manifest and the icons are what they say", async ({ page }) => {
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

const chosen = (page: Page) => page.getByLabel("Service type")

test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true })

  test("a service card leads to its booking", async ({ page }) => {
    await page.goto("/services/")
    await page.getByRole("link", { name: `Book this service: ${booked}` }).click()
    await expect(page).toHaveURL(`/appointment/?service=${encodeURIComponent(booked)}`)
    await expect(chosen(page)).toHaveValue(booked)
    await page.getByLabel("First name").fill("Tariro")
    await expect(chosen(page)).toHaveValue(booked)
  })

  test("the booking's address works by itself, and ignores what it does not know", async ({ page }) => {
    await page.goto(`/appointment/?service=${encodeURIComponent(booked)}`)
    await expect(chosen(page)).toHaveValue(booked)
    await page.getByLabel("First name").fill("Tariro")
    await expect(chosen(page)).toHaveValue(booked)
    await page.goto("/appointment/?service=Astrology")
    await page.getByLabel("First name").fill("Tariro")
    await expect(chosen(page)).toHaveValue("")
  })

  test("title, description and share data follow a link", async ({ page }) => {
    await page.goto("/services/")
    await page.getByRole("link", { name: `Book this service: ${booked}` }).hover()
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click()
    await expect(page).toHaveTitle(`${data.faqs.head.title} | ${clinic.name}`)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      "content",
      filled(data.faqs.head.description)
    )
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site}/faq/`)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", `${site}/share/faq.jpg`)
    expect((await graphOf(page)).map(({ "@type": type }) => type)).toEqual(["FAQPage", "BreadcrumbList"])
  })

  test("after booking, a panel takes the focus, the calendar file is ready, and nothing has been sent", async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = []
    page.on(
      "request",
      request =>
        !request.url().startsWith(baseURL ?? "") && !/^(data|blob):/.test(request.url()) && foreign.push(request.url())
    )
    await page.goto(`/appointment/?service=${encodeURIComponent(booked)}`)
    await page.getByLabel("First name").fill("Tariro")
    await page.getByLabel("Last name").fill("Moyo")
    await page.getByLabel("Email").fill("tariro@example.com")
    await page.getByLabel("Phone").fill("263 77 000 0000")
    await page.getByLabel("Preferred date").fill("2099-11-24")
    await page.getByLabel("Preferred time").selectOption(timeSlot)
    await page.getByRole("button", { name: "Book Appointment" }).click()
    const panel = page.getByRole("region", { name: data.appointment.confirmation.none.heading })
    await expect(panel).toBeFocused()
    await expect(panel).toBeInViewport()
    await expect(page.getByText("Appointment Booked!")).toBeVisible()
    await expect(page.getByLabel("First name")).toHaveValue("")
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      panel.getByRole("link", { name: data.appointment.confirmation.calendar }).click(),
    ])
    expect(file.suggestedFilename()).toBe("appointment.ics")
    const [event] = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), "utf8"))).getAllSubcomponents(
      "vevent"
    )
    expect(String(event?.getFirstPropertyValue("dtstart"))).toBe(`2099-11-24T${hours(timeSlot)}:00`)
    expect(event?.getFirstPropertyValue("location")).toContain(clinic.name)
    expect(foreign).toEqual([])
    await panel.getByRole("button", { name: data.appointment.confirmation.bookAnother }).click()
    await expect(page.getByLabel("First name")).toBeFocused()
    await expect(panel).toHaveCount(0)
  })

  test("the number and the address can be copied", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await page.goto("/contact/")
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole("button", { name: "Copy number" }).click()
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1)
    expect(await copied()).toBe(clinic.phone)
    await page.getByRole("button", { name: "Copy address" }).click()
    await expect.poll(copied).toContain(clinic.address.street)
  })
})
