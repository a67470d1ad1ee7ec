import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import path from "node:path"
import { sampleSite } from "../__tests__/support/sites"
import { engines, ensureEngines } from "./engines"

if (!existsSync(path.join(sampleSite, "index.html"))) {
  console.error("The site for the tests is not built. Run npm run build:sites -- sample first.")
  process.exit(1)
}
try {
  ensureEngines()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
// Which versions: Debian knows; another system's browsers tell on their own.
spawnSync("dpkg-query", ["--show", ...engines.flatMap(({ packages }) => packages)], { stdio: "inherit" })
const { status } = spawnSync(
  "npx",
  ["playwright", "test", "--config", "__tests__/engines/playwright.config.ts", ...process.argv.slice(2)],
  { stdio: "inherit" }
)
process.exit(status ?? 1)
