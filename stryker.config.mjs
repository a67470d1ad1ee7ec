/**
 * Mutation testing of one folder: runs its tests against small faults in its code; the tests should detect each fault.
 * docs/testing.md describes how to run it, docs/decisions/mutation.md its results.
 */
const folder = process.env.FOLDER ?? "*"

const config = {
  mutate: [`src/${folder}/**/*.{ts,tsx}`, "!**/*.d.ts"],
  // Texts are compared where they are shown. A fault in code that runs when a module loads would need every test.
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
      // Excluded because it renders every page with twenty contents.
      testPathIgnorePatterns: ["contentVariants"],
      // A test that waits for something that a fault has removed would wait in vain.
      testTimeout: 10_000,
    },
  },
  // Runs in the copy of the project in which the tests run.
  buildCommand:
    "find __tests__ -name *.test.ts* -exec sed -i.bak s#@jest-environment\\ jsdom#@jest-environment\\ <rootDir>/testing/mutation/jsdom.cjs# {} +",
  // Types are not checked here; `npm run lint` does it.
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
