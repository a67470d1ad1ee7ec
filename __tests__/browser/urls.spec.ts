import { type Page, expect, test } from "@playwright/test"
import { rootId } from "../../plugins/gatsby-plugin-on-demand"
import { hydrate, hydrated } from "../../testing/browser/hydrated"

/** Checks pages that hosts serve at other URLs than their own, and pages whose content is removed. */

test.use({ serviceWorkers: "block" })

/** Opens `url` on a host that answers with the page of `own` instead of redirecting to it. */
const sendAt = async (page: Page, url: string, own: string): Promise<void> => {
  await page.route(
    requested => requested.href.startsWith(`${url}?`),
    async route => route.fulfill({ response: await route.fetch({ url: new URL(own, route.request().url()).href }) })
  )
  await page.goto(`${url}?from=leaflet#content`)
}

for (const [url, own] of [
  ["/index.html", "/"],
  ["/about/index.html", "/about/"],
  ["/about", "/about/"],
  ["//about/", "/about/"],
  ["/ABOUT/Index.html", "/about/"],
] as const)
  test(`${own} works at ${url}, and shows its own URL`, { tag: "@fast" }, async ({ page, baseURL }) => {
    const errors: Error[] = []
    page.on("pageerror", error => errors.push(error))
    await sendAt(page, `${baseURL}${url}`, own)
    await hydrate(page)
    await expect(page).toHaveURL(`${own}?from=leaflet#content`)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByRole("contentinfo")).toBeVisible()
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click()
    await expect(page).toHaveURL("/faq/")
    await hydrated(page)
    expect(errors).toEqual([])
  })

for (const what of ["root", "container"] as const)
  test(`the page comes back after ${what} was emptied`, async ({ page }) => {
    await page.goto("/contact/")
    await hydrate(page)
    await page.getByLabel("Full Name").fill("Chipo Moyo")
    await page.evaluate(
      ([id, isRoot]) => {
        const root = document.getElementById(id)
        const emptied = isRoot ? root : root?.parentElement
        emptied?.replaceChildren()
      },
      [rootId, what === "root"] as const
    )
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByLabel("Full Name")).toHaveValue("Chipo Moyo")
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "+263 00 000 0000" }).first()).toBeVisible()
  })
