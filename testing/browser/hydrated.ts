import type { Page } from "@playwright/test"

/** Whether React has hydrated the page. Runs in the page, given the id of Gatsby's root element. */
export const isHydrated = (rootId: string): boolean =>
  Object.keys(document.getElementById(rootId) ?? {}).some(key => key.startsWith("__reactFiber"))

/** The id of Gatsby's root element. */
export const gatsbyRootId = "gatsby-focus-wrapper"

/** Waits until React has hydrated the page. */
export const hydrated = (page: Page) => page.waitForFunction(isHydrated, gatsbyRootId)

/** Runs in the page, which loads React as after a touch of a control. */
export const touchControl = (): void => {
  const button = document.createElement("button")
  document.body.append(button)
  button.dispatchEvent(new Event("pointerdown", { bubbles: true }))
  button.remove()
}

/** Makes the page load React as a touch of a control does, and waits until it has hydrated the page. */
export const hydrate = async (page: Page): Promise<void> => {
  await page.evaluate(touchControl)
  await hydrated(page)
}
