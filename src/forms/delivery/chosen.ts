/**
 * The provider in the pages' scripts. The build replaces this file with the provider in `clinic.json`
 * (src/gatsby/delivery.ts).
 */
export { provider } from "./formsubmit"
