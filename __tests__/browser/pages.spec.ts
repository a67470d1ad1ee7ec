import { expect, test } from "@playwright/test"
import { readData } from "../support/data"

const data = readData()
const routes = ["/", "/services/", "/about/", "/contact/", "/faq/", "/appointment/"]

for (const route of routes)
  test(`${route} opens without an error and calls no foreign host`, async ({ page, baseURL }) => {
    const errors: string[] = []
    const foreign: string[] = []
    page.on("console", message => message.type() === "error" && errors.push(message.text()))
    page.on("pageerror", error => errors.push(error.message))
    page.on(
      "request",
      request =>
        !request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:") && foreign.push(request.url())
    )
    await page.goto(route, { waitUntil: "networkidle" })
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    await expect(page.getByRole("banner").getByText(data.clinic.name)).toBeVisible()
    expect(errors).toEqual([])
    expect(foreign).toEqual([])
  })
