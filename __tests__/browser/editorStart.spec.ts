import { expect } from "@playwright/test"
import { openEditor } from "../../testing/browser/editorPage"
import { test } from "../../testing/browser/rehearsalTest"

/** Checks what the editor says if it cannot start, or a part of it cannot be loaded. */

test("the editor says why it does not start in a browser that blocks cookies", async ({ page, rehearsal }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError")
        },
      })
  })
  await page.goto(`${rehearsal.url}/admin/`)
  await expect(page.getByRole("alert").filter({ hasText: "This browser refuses cookies" })).toBeVisible()
  await expect(page.getByText("The editor is loading")).toBeHidden()
})

test("the editor asks to be loaded again after an update of the site", async ({ page, context, rehearsal }) => {
  await openEditor(page, rehearsal.url)
  const versions = page.getByRole("button", { name: "Earlier versions" })
  await expect(versions).toBeVisible()
  const about = page.getByRole("complementary", { name: "The live site and help" })
  await page.route("**/admin/chunk-*.js", route => route.fulfill({ status: 404, body: "Not found" }))
  await versions.click()
  await expect(about).toContainText("A newer editor is on the site: load it again.")
  await page.unroute("**/admin/chunk-*.js")
  await about.getByRole("button", { name: "load it again" }).click()
  await expect(about).not.toContainText("A newer editor")
  await expect(versions).toBeVisible()

  await context.setOffline(true)
  await versions.click()
  await expect(about).toContainText("The site does not answer.")
  await context.setOffline(false)
})
