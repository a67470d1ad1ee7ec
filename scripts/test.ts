import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { ensureChromium } from "./chromium"

/** Everything `npm test` does, in the order in which it fails fastest. */
const steps = ["format:check", "check:types", "lint", "test:unit", "build", "test:browser"]

/** The types that the build writes: committed, because the compiler needs them before the first build. */
const generatedTypes = "src/gatsby-types.d.ts"
const committedTypes = readFileSync(generatedTypes, "utf8")

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
  if (step === "build" && readFileSync(generatedTypes, "utf8") !== committedTypes) {
    console.error(`\n${generatedTypes} was not current. The build has written it anew: commit it, and run this again.`)
    process.exit(1)
  }
}
console.log("\nAll steps passed.")
