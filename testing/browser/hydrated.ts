import type { Page } from "@playwright/test"

/** Returns whether React has hydrated the page. Runs in the page, with the id of Gatsby's root element. */
export const isHydrated = (rootId: string): boolean =>
  Object.keys(document.getElementById(rootId) ?? {}).some(key => key.startsWith("__reactFiber"))

/** Id of Gatsby's root element. */
export const gatsbyRootId = "gatsby-focus-wrapper"

/** Waits until React has hydrated the page. */
export const hydrated = (page: Page) => page.waitForFunction(isHydrated, gatsbyRootId)

/** Makes the page load React, as touching a control does. Runs in the page. */
export const touchControl = (): void => {
  const button = document.createElement("button")
  document.body.append(button)
  button.dispatchEvent(new Event("pointerdown", { bubbles: true }))
  button.remove()
}

/** Makes the page load React, as touching a control does, and waits until React has hydrated the page. */
export const hydrate = async (page: Page): Promise<void> => {
  await page.evaluate(touchControl)
  await hydrated(page)
}
