import type { Page } from "@playwright/test"

/** Everything that the browser stores for the site, as one text. */
export const readStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]))
