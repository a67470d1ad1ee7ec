import { defineConfig } from "@playwright/test"
import { engines } from "../../scripts/engines"
import type { EngineOption } from "./engineTest"

/** Playwright only runs the tests. The engines are those of Debian, driven through standard protocols. */
export default defineConfig<object, EngineOption>({
  testDir: ".",
  outputDir: "../../test-results/engines",
  workers: 1,
  retries: 0,
  reporter: "list",
  timeout: 90_000,
  expect: { timeout: 20_000 },
  projects: engines.map(({ name }) => ({ name, use: { engine: name } })),
})
