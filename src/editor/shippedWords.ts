export { shippedWords } from "site-content"
