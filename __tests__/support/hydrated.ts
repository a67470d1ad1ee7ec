import type { Page } from "@playwright/test"

/** Waits until React has taken over the page. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById("gatsby-focus-wrapper") ?? {}).some(key => key.startsWith("__reactFiber"))
  )

/** Starts React as a visitor's finger on a control would, without changing anything, and waits until it has come. */
export const hydrate = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const button = document.createElement("button")
    document.body.append(button)
    button.dispatchEvent(new Event("pointerdown", { bubbles: true }))
    button.remove()
  })
  await hydrated(page)
}
