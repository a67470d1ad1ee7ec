import type { Page } from "@playwright/test"

/** Records the scripts and data that a page requests. */
export const watchScripts = (page: Page): string[] => {
  const asked: string[] = []
  page.on(
    "request",
    request =>
      ["script", "xhr", "fetch"].includes(request.resourceType()) && asked.push(new URL(request.url()).pathname)
  )
  return asked
}
