/**
 * Mutation testing of one folder: its own tests run against small faults in its code, and should notice each.
 * docs/testing.md says how to run it, docs/decisions/mutation.md what it has found.
 */
const folder = process.env.FOLDER ?? "*"

const config = {
  mutate: [`src/${folder}/**/*.{ts,tsx}`, "!**/*.d.ts"],
  // Texts are compared where they are shown, and a fault in what runs as a module loads would need every test.
  mutator: { excludedMutations: ["StringLiteral"] },
  ignoreStatic: true,
  ignorePatterns: ["public", ".cache", ".cache-sites", "test-project", ".stryker-tmp", "reports", "docs"],
  testRunner: "jest",
  coverageAnalysis: "perTest",
  jest: {
    // The service worker is bundled by its test, not imported.
    enableFindRelatedTests: folder !== "boot",
    config: {
      testEnvironment: "./testing/mutation/node.cjs",
      testMatch: [`<rootDir>/__tests__/${folder}/**/*.test.ts?(x)`],
      // It renders every page from twenty contents.
      testPathIgnorePatterns: ["contentVariants"],
      // Who waits for what a fault has taken away waits in vain.
      testTimeout: 10_000,
    },
  },
  // In the copy of the project whose tests run.
  buildCommand:
    "find __tests__ -name *.test.ts* -exec sed -i.bak s#@jest-environment\\ jsdom#@jest-environment\\ <rootDir>/testing/mutation/jsdom.cjs# {} +",
  // `npm run lint` checks types.
  tsconfigFile: "none.json",
  disableTypeChecks: false,
  concurrency: 2,
  timeoutMS: 30_000,
  timeoutFactor: 4,
  incrementalFile: `reports/mutation/${folder}.json`,
  reporters: ["clear-text", "html", "progress"],
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false, logTests: false },
}

export default config
