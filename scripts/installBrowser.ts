import { ensureTestBrowser } from "./chromium"

/** Makes sure there is a browser to test with, and prints its path: `npm run install:browser`. */
console.log(ensureTestBrowser())
