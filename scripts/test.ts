import { spawnSync } from "node:child_process"
import { ensureChromium } from "./chromium"

/** Everything `npm test` does, in the order in which it fails fastest. */
const steps = ["format:check", "check:types", "lint", "test:unit", "build:limits", "build", "test:browser"]

ensureChromium()
for (const step of steps) {
  console.log(`\n— ${step} —`)
  const { status } = spawnSync("npm", ["run", "--silent", step], {
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  })
  if (status !== 0) {
    console.error(`\nThe step ${step} failed.`)
    process.exit(status ?? 1)
  }
}
console.log("\nAll steps passed.")
