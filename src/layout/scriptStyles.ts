import { scriptHook } from "../../plugins/gatsby-plugin-on-demand"
import { byPhoneId } from "../inline/contract"
import { compactStyles } from "../styles/compactStyles"

const withoutScript = `:root:not([${scriptHook}=""])`

/**
 * Hides elements that need the inline script until it has finished, without moving the layout. The appointment form is
 * replaced by instructions for booking by phone. These rules are only in the HTML of published pages: develop mode and
 * previews in the editor have no inline script.
 */
export const scriptStyles = compactStyles(`
${withoutScript} .needs-script, ${withoutScript} [action="#${byPhoneId}"] > * { visibility: hidden; }
${withoutScript} [action] > [id="${byPhoneId}"] { display: block; position: absolute; visibility: visible; }
`)
