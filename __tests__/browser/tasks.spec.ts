import { type Page, expect, test } from "@playwright/test"
import { getAddress } from "../../src/content/destinations"
import { interpolate } from "../../src/content/placeholders"
import { readData } from "../support/data"
import { hydrate } from "../support/browser/hydrated"

/** What the home page offers to do today, and the addresses of services, answers and messages. */

const data = readData()

interface Task {
  title: string
  to: string
}
interface Question {
  question: string
  anchor: string
  answer: string
}

const tasks: Task[] = data.home.tasks.items
const services: { title: string; anchor: string }[] = data.services.services
const questions: Question[] = data.faqs.categories.flatMap((category: { questions: Question[] }) => category.questions)
const [asked, other] = questions
const service = services.at(-3)
if (!asked || !other || !service) throw new Error("The tests need two questions and three services.")
const subject: string = data.contact.subjects[0]

const section = (page: Page) => page.getByRole("region", { name: data.home.tasks.heading })
const answerTo = (page: Page, { answer }: Question) => page.getByText(interpolate(answer, data.clinic), { exact: true })
const subjectField = (page: Page) => page.getByLabel("Subject")

/** What people look for on a phone: the links to press from the home page on, and what they then see without scrolling. */
const searches = [
  { sought: "whom to call in an emergency", taps: [], seen: `Call ${data.clinic.emergency.number}` },
  { sought: "how to become a patient", taps: ["Become a patient"], seen: data.patients.guides[0].intro },
  { sought: "what a visit costs", taps: ["Become a patient", "General consultation"], seen: "US$25" },
  { sought: "how to get a repeat prescription", taps: ["Repeat a prescription"], seen: data.patients.guides[1].intro },
  { sought: "the way", taps: ["Find the way to us"], seen: data.contact.map.caption },
  { sought: "how to complain", taps: ["Complaints"], seen: data.contact.complaints.heading },
  { sought: "whether the entrance has steps", taps: ["Access to the Building"], seen: "The entrance has no steps." },
]

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled })

    test("tasks of the home page", async ({ page, baseURL }) => {
      await page.goto("/")
      for (const { title, to } of tasks) {
        const link = section(page).getByRole("link", { name: title })
        await expect.soft(link).toHaveAttribute("href", getAddress(to, data))
        expect.soft((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
        const href = (await link.getAttribute("href")) ?? ""
        if (href.startsWith("/")) expect.soft((await page.request.get(`${baseURL}${href}`)).status()).toBe(200)
      }
    })

    test.describe("on a phone", () => {
      test.use({ viewport: { width: 360, height: 640 } })

      // Scripts change nothing of what is there, only how a press leads on: the longest way shows that.
      for (const { sought, taps, seen } of searches.filter(search => !javaScriptEnabled || search.taps.length === 2))
        test(`two taps at most: ${sought}`, async ({ page }) => {
          await page.goto("/")
          for (const name of taps) await page.getByRole("link", { name }).first().click()
          await expect(
            page.getByText(interpolate(seen, data.clinic)).filter({ visible: true }).first()
          ).toBeInViewport()
        })
    })

    test("the address of an answer", async ({ page }) => {
      await page.goto(`/faq/#${asked.anchor}`)
      await expect(answerTo(page, asked)).toBeInViewport()
      const question = await page.getByText(asked.question).boundingBox()
      const header = await page.getByRole("navigation", { name: "Main" }).locator("..").boundingBox()
      expect(question?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
      await expect(answerTo(page, other)).toBeHidden()
    })

    test("the address of a service", async ({ page }) => {
      await page.goto("/services/")
      await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: service.title }).click()
      await expect(page).toHaveURL(`/services/#${service.anchor}`)
      const card = page.locator(`#${service.anchor}`)
      await expect(card.getByRole("heading", { name: service.title })).toBeInViewport()
      await expect(card).toHaveCSS("outline-style", "solid")
      await expect(page.locator(`#${services[0]?.anchor}`)).toHaveCSS("outline-style", "none")
    })
  })

test("another address on the same page", async ({ page }) => {
  await page.goto("/faq/")
  for (const question of [asked, other]) {
    await page.evaluate(anchor => {
      location.hash = anchor
    }, question.anchor)
    await expect(answerTo(page, question)).toBeInViewport()
    await hydrate(page)
  }
})

const share = (page: Page) => page.locator(`#${service.anchor}`).getByRole("link", { name: `Share: ${service.title}` })

test.describe("sharing", () => {
  test("the service's address", async ({ page, context, baseURL }) => {
    const copied = page.getByRole("status").filter({ hasText: "Copied" })
    await context.grantPermissions(["clipboard-read", "clipboard-write"])

    await test.step("hands the service's address to the phone where it can share", async () => {
      await page.addInitScript(() => {
        Object.assign(navigator, {
          share: (given: object) => {
            Object.assign(window, { given })
            return Promise.resolve()
          },
        })
      })
      await page.goto("/services/")
      await share(page).click()
      expect(await page.evaluate(() => Reflect.get(window, "given"))).toEqual({
        title: service.title,
        url: `${baseURL}/services/#${service.anchor}`,
      })
      await expect(page).toHaveURL("/services/")
      await expect(copied).toHaveCount(0)
    })

    await test.step("copies the address elsewhere, and says so", async () => {
      await page.evaluate(() => {
        Reflect.deleteProperty(navigator, "share")
        Reflect.deleteProperty(Navigator.prototype, "share")
      })
      await share(page).click()
      await expect(copied).toHaveCount(1)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/services/#${service.anchor}`)
    })
  })

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false })

    test("a link", async ({ page }) => {
      await page.goto("/services/")
      await share(page).click()
      await expect(page).toHaveURL(`/services/#${service.anchor}`)
    })
  })
})

test.describe("a link to a message about something", () => {
  const address = `/contact/?subject=${encodeURIComponent(subject)}`

  test("the subject", async ({ page }) => {
    const next: string = data.contact.subjects[1]

    await test.step("is no unsent message by itself: another link fills in another subject", async () => {
      for (const react of [false, true]) {
        await page.goto(address)
        await expect(subjectField(page)).toHaveValue(subject)
        if (react) await hydrate(page)
        await page.goto(`/contact/?subject=${encodeURIComponent(next)}`)
        await expect(subjectField(page)).toHaveValue(next)
      }
    })

    await test.step("the subject stays once React runs and another field is filled in", async () => {
      await hydrate(page)
      await page.getByLabel("Full name").fill("Rudo Moyo")
      await expect(subjectField(page)).toHaveValue(next)
    })
  })

  test("a link on the page itself fills in its subject, and keeps what was typed", async ({ page }) => {
    await page.goto("/contact/")
    await page.getByLabel("Full name").fill("Tendai Moyo")
    await hydrate(page)
    await page.getByRole("link", { name: data.contact.complaints.link.label }).click()
    await expect(subjectField(page)).toHaveValue("Thanks or complaint")
    const heading = page.getByRole("heading", { name: data.contact.formHeading })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expect(page.getByLabel("Full name")).toHaveValue("Tendai Moyo")
  })

  test("an unsent message", async ({ page }) => {
    await page.goto("/contact/")
    await subjectField(page).fill("My own words")
    await page.getByLabel("Message", { exact: true }).fill("Are you open?")
    await page.goto(address)
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Are you open?")
    await expect(subjectField(page)).toHaveValue("My own words")
  })

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false })

    test("without scripts", async ({ page }) => {
      await page.goto(address)
      await expect(subjectField(page)).toHaveValue("")
      await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible()
    })
  })
})
