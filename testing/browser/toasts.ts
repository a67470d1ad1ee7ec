import { type Page, expect } from "@playwright/test"

/** Page object of the toasts. */
export const toasts = (page: Page) => {
  const all = page.locator(".Toastify__toast")
  const closeButton = page.getByRole("button", { name: "Close notification" })
  return {
    all,
    /** Returns a success toast by its title. */
    success: (title: string) => page.getByRole("status").filter({ hasText: title }),
    /** Returns an error toast by its title. */
    failure: (title: string) => page.getByRole("alert").filter({ hasText: title }),
    /** The first toast's progress bar, whose animation is its timer. */
    progressBar: all.first().getByRole("progressbar", { includeHidden: true }),
    /** Closes the only toast. While it fades out, it has no role, but still has its button. */
    close: async () => {
      await closeButton.click()
      await expect(closeButton).toHaveCount(0)
    },
  }
}
