import { existsSync } from "node:fs"
import path from "node:path"
import { defineConfig } from "@playwright/test"
import { sampleSite } from "../../testing/sites"
import { ensureEngines, engines, oldEngines } from "./engines"
import type { EngineOption } from "./engineTest"

if (!existsSync(path.join(sampleSite, "index.html")))
  throw new Error("The site for the tests is not built. Run: npm run build:sites -- sample")

/** The old engines are packages of the registry, and the others are Debian's. */
const isOld = process.env["ENGINES"] === "old"
if (!isOld) ensureEngines()

/** Playwright only runs the tests: it controls none of these engines itself. */
export default defineConfig<object, EngineOption>({
  testDir: ".",
  outputDir: "../../test-results/engines",
  workers: 1,
  retries: 0,
  reporter: [["list"], ["html", { open: "never", outputFolder: "../../playwright-report" }]],
  // No limit of time decides a test. Only a test that hangs reaches these.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  projects: (isOld ? oldEngines : engines.map(({ name }) => name)).map(name => ({ name, use: { engine: name } })),
})
