import { spawnSync } from "node:child_process"
import { parseArgs } from "node:util"

/**
 * Random sequences of presses, typing, navigation and network faults, other ones each time and more than in `npm test`:
 * `npm run test:random [-- --seed 42] [--factor 5] [--browser]`. It prints the seed, which repeats the run.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    factor: { type: "string", default: "5" },
    browser: { type: "boolean", default: false },
  },
})

const command = values.browser
  ? ["playwright", "test", "--config", "__tests__/browser/playwright.config.ts", "sequences"]
  : ["jest", "sequences"]

console.log(`Seed ${values.seed}, ${values.factor} times as many sequences as in npm test.`)
const { status } = spawnSync("npx", command, {
  stdio: "inherit",
  env: { ...process.env, SEQUENCES_SEED: values.seed, SEQUENCES_FACTOR: values.factor },
})
if (status !== 0)
  console.error(
    `To repeat: npm run test:random -- --seed ${values.seed} --factor ${values.factor}${values.browser ? " --browser" : ""}`
  )
process.exit(status ?? 1)
