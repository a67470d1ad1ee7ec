import type { Page } from "@playwright/test"

/** Records what a page fetches besides itself, its pictures and its font. */
export const watchScripts = (page: Page): string[] => {
  const asked: string[] = []
  page.on(
    "request",
    request =>
      ["script", "xhr", "fetch"].includes(request.resourceType()) && asked.push(new URL(request.url()).pathname)
  )
  return asked
}
