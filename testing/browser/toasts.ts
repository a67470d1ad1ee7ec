import { type Page, expect } from "@playwright/test"

/** The toasts of every page. */
export const toasts = (page: Page) => {
  const all = page.locator(".Toastify__toast")
  const closeButton = page.getByRole("button", { name: "Close notification" })
  return {
    all,
    /** A toast of success, by its title. */
    success: (title: string) => page.getByRole("status").filter({ hasText: title }),
    /** A toast of failure, by its title. */
    failure: (title: string) => page.getByRole("alert").filter({ hasText: title }),
    /** The progress bar, whose animation is the toast's clock. */
    progressBar: all.first().getByRole("progressbar", { includeHidden: true }),
    /** Closes the only toast. While it fades out it has no role, but still has its button. */
    close: async () => {
      await closeButton.click()
      await expect(closeButton).toHaveCount(0)
    },
  }
}
