import { existsSync } from "node:fs"
import path from "node:path"
import { defineConfig, devices } from "@playwright/test"
import { sampleSite } from "../../testing/sites"
import { chromiumFlags, ensureTestBrowser, unwantedFlags } from "../../testing/browser/chromium"

if (!existsSync(path.join(sampleSite, "index.html")))
  throw new Error("The site for the tests is not built. Run: npm run build:sites")

// Another port lets two copies of the project be tested at the same time.
const port = Number(process.env["TEST_PORT"] ?? 9123)

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: Boolean(process.env["CI"]),
  // The second shows pictures that differ beside each other (npx playwright show-report); scripts/test.ts reads the third.
  reporter: [
    ["line"],
    ["html", { open: "never", outputFolder: "../../playwright-report" }],
    ...(process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["json"] as const] : []),
  ],
  snapshotPathTemplate: "{testDir}/looks/{arg}{ext}",
  timeout: 30_000,
  // On a busy machine React itself may take longer than the usual 5 s to come.
  expect: { timeout: 10_000 },
  use: {
    // A press that waits for a control that never comes fails with the control's name, not with the whole test's time.
    actionTimeout: 10_000,
    navigationTimeout: 10_000,
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
