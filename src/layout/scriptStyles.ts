import { byPhoneId, scriptHook } from "../inline/contract"
import { compactStyles } from "../styles/compactStyles"

const withoutScript = `:root:not([${scriptHook}])`

/**
 * Hides what needs the inline script until that has run to its end, and keeps its place. The appointment form shows how to
 * book by phone instead. These rules are in the HTML of published pages alone: develop mode and previews have no inline script.
 */
export const scriptStyles = compactStyles(`
${withoutScript} .needs-script, ${withoutScript} [action="#${byPhoneId}"] > * { visibility: hidden; }
${withoutScript} [action] > [id="${byPhoneId}"] { display: block; position: absolute; visibility: visible; }
`)
