import { readFileSync } from "node:fs"
import { type Page, expect, test } from "@playwright/test"
import { headersByPath } from "../../src/build/policy"

const routes = ["/", "/services/", "/about/", "/contact/", "/faq/", "/appointment/", "/message-sent/", "/no-such-page"]

/** Collects what the policy refuses: the browser says each on the console and as an event. */
const watchViolations = async (page: Page): Promise<string[]> => {
  const violations: string[] = []
  await page.exposeFunction("violated", (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", event => {
      const report: unknown = Reflect.get(window, "violated")
      if (typeof report === "function") report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return violations
}

for (const route of routes)
  test(`${route}: everything on it works without breaking the policy`, async ({ page }) => {
    const violations = await watchViolations(page)
    await page.route("https://formsubmit.co/**", route =>
      route.fulfill({ json: { success: "true" }, headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" } })
    )
    await page.goto(route)
    for (const summary of await page.locator("summary").all()) await summary.click()
    for (const field of await page.locator("form :is(input:not([type=hidden]):not([name=_honey]), textarea)").all()) {
      const type = await field.getAttribute("type")
      await field.fill(type === "date" ? "2099-01-31" : type === "email" ? "chipo@example.com" : "Chipo 263 77 123 4567")
    }
    for (const list of await page.locator("form select").all()) await list.selectOption({ index: 1 })
    for (const name of [/^Next slide/, /^Previous slide/, /^Slide 3/, /the slide show$/]) {
      const button = page.getByRole("button", { name })
      if (await button.count()) {
        await button.hover()
        await button.click()
      }
    }
    const submit = page.locator("form button[type=submit]")
    if (await submit.count()) {
      await submit.click()
      await expect(page.locator("[role=status], [role=alert]").first()).toBeVisible()
      await page.getByRole("button", { name: "Close notification" }).first().click()
    }
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
    await expect(page).toHaveURL(/\/about\/$/)
    expect(violations).toEqual([])
  })

test("an injected inline script does not run", async ({ page }) => {
  const violations = await watchViolations(page)
  await page.route("/services/", async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace("</body>", "<script>document.title = 'broken in'</script></body>") })
  })
  await page.goto("/services/")
  await expect(page).not.toHaveTitle("broken in")
  expect(violations).toHaveLength(1)
})

test("the local server sends the headers of the one place they are written in", async ({ request }) => {
  const response = await request.get("/")
  for (const [name, value] of Object.entries(headersByPath["/*"] ?? {})) expect(response.headers()[name.toLowerCase()]).toBe(value)
})

test("nothing that is published tells of the machine that built it", () => {
  const html = readFileSync("public/index.html", "utf8")
  expect(html).not.toContain(process.cwd())
  expect(html).not.toMatch(/name="generator"/)
})
