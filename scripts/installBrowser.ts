import { ensureTestBrowser } from "./chromium"

/** Makes sure there is a browser to test with, and says which: `npm run install:browser`. */
console.log(ensureTestBrowser())
