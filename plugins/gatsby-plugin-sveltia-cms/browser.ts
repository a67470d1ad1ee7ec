/** What the script of the site's editor imports, before anything else. */
export { startEditor } from "./startEditor"
