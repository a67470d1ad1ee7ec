import { existsSync } from "node:fs"
import path from "node:path"
import { defineConfig } from "@playwright/test"
import { sampleSite } from "../../testing/sites"
import { fetchHosts } from "./servers"

if (!existsSync(path.join(sampleSite, "index.html")))
  throw new Error("The site for the tests is not built. Run: npm run build:sites -- sample")
fetchHosts()

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/hosts",
  workers: 1,
  reporter: [["list"], ["html", { open: "never", outputFolder: "../../playwright-report" }]],
  // A test downloads and starts a server, and requests every file from it. Only a test that hangs reaches this limit.
  timeout: 900_000,
})
