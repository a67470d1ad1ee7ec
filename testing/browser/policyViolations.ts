import type { Page } from "@playwright/test"

/** Records violations of the content security policy, which the browser reports on the console and as events. */
export const watchViolations = async (page: Page): Promise<string[]> => {
  const violations: string[] = []
  await page.exposeFunction("violated", (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", event => {
      const report: unknown = Reflect.get(window, "violated")
      if (typeof report === "function") report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return violations
}

/** Records what a page asks of others than `own`, and what its policy refuses. */
export const watchOutside = async (page: Page, own = ""): Promise<{ foreign: string[]; violations: string[] }> => {
  const foreign: string[] = []
  page.on("request", request => {
    if (!request.url().startsWith(own) && !/^(data|blob):/.test(request.url())) foreign.push(request.url())
  })
  return { foreign, violations: await watchViolations(page) }
}
