/**
 * The provider in the pages' scripts. The build replaces this file with the provider in `clinic.json`
 * (src/gatsby/webpackOptions.ts).
 */
export { provider } from "./formsubmit"
