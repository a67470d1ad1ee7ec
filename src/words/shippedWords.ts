/** The editor reads these words from what its build has written (`browser` in package.json). */
export { shippedWords } from "./shippedFiles"
