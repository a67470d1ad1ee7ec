/** Export for the script of the site's editor, which imports it before anything else. */
export { startEditor } from "./startEditor"
