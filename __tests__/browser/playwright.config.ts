import { existsSync } from "node:fs"
import path from "node:path"
import { defineConfig, devices } from "@playwright/test"
import { sampleSite } from "../../testing/sites"
import { chromiumFlags, ensureTestBrowser, unwantedFlags } from "../../testing/browser/chromium"

if (!existsSync(path.join(sampleSite, "index.html")))
  throw new Error("The site for the tests is not built. Run: npm run build:sites")

// A different port makes it possible to test two copies of the project at the same time.
const port = Number(process.env["TEST_PORT"] ?? 9123)

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: Boolean(process.env["CI"]),
  // The HTML report shows differing screenshots side by side (npx playwright show-report).
  reporter: [["line"], ["html", { open: "never", outputFolder: "../../playwright-report" }]],
  snapshotPathTemplate: "{testDir}/looks/{arg}{ext}",
  // No limit of time decides a test. Only a test that hangs reaches these.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    // With its own timeout, a click on a missing control fails with the control's name instead of the whole test's
    // timeout.
    actionTimeout: 60_000,
    navigationTimeout: 180_000,
    screenshot: "only-on-failure",
    // Recording takes time, and is needed only where nobody can run the test again with `--trace on`.
    trace: process.env["GITHUB_ACTIONS"] ? "retain-on-failure" : "off",
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: ensureTestBrowser(), args: chromiumFlags, ignoreDefaultArgs: unwantedFlags },
  },
  webServer: {
    command: `node --import tsx scripts/serve.ts "${sampleSite}"`,
    cwd: "../..",
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
})
