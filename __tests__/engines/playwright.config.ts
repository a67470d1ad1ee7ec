import { defineConfig } from "@playwright/test"
import { engines } from "../../scripts/engines"
import type { EngineOption } from "./engineTest"

/** Playwright only runs the tests here: the engines are Debian's own, driven by the standards they keep. */
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
