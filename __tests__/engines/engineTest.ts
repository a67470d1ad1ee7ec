import { test as base, expect } from "@playwright/test"
import type { Driver } from "./driver"
import { type EngineName, starts } from "./engines"
import { type TestSite, startSite } from "./site"

export interface EngineOption {
  engine: EngineName
}

interface EngineFixtures extends EngineOption {
  site: TestSite
  driver: Driver
}

/** A Playwright test with the site and a browser that all tests of an engine share. */
export const test = base.extend<object, EngineFixtures>({
  engine: ["Chromium", { option: true, scope: "worker" }],
  site: [
    async ({ engine: _engine }, use) => {
      const site = await startSite()
      await use(site)
      await site.close()
    },
    { scope: "worker" },
  ],
  driver: [
    async ({ engine }, use) => {
      const driver = await starts[engine]()
      await use(driver)
      await driver.close()
    },
    { scope: "worker", timeout: 300_000 },
  ],
})

export { expect }
