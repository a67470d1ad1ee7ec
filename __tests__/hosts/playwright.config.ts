import { existsSync } from "node:fs"
import path from "node:path"
import { defineConfig } from "@playwright/test"
import { chromiumFlags, ensureTestBrowser, unwantedFlags } from "../support/browser/chromium"
import { sampleSite } from "../support/sites"
import { fetchHosts } from "./servers"

if (!existsSync(path.join(sampleSite, "index.html")))
  throw new Error("The site for the tests is not built. Run: npm run build:sites -- sample")
fetchHosts()

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/hosts",
  workers: 1,
  reporter: "list",
  // A server is fetched, started and asked for every file.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    launchOptions: { executablePath: ensureTestBrowser(), args: chromiumFlags, ignoreDefaultArgs: unwantedFlags },
  },
})
