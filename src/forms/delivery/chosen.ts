/** The provider that the pages carry: the build puts the one of `clinic.json` in the place of this file (src/gatsby/delivery.ts). */
export { provider } from "./formsubmit"
