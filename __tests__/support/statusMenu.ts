import type { Locator, Page } from "@playwright/test"

/** Opens the menu of a draft's status in the editor. Resolves to its item for a draft that is ready to be published. */
export const openStatusMenu = async (page: Page): Promise<Locator> => {
  await page.getByRole("button", { name: /Draft/ }).click()
  const ready = page.getByRole("menuitemradio", { name: "Ready" })
  // The editor's menus listen 100 ms after they have opened, when they have given their items identifiers.
  await ready.and(page.locator("[id]")).waitFor()
  return ready
}
