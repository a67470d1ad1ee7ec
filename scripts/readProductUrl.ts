import { readFileSync } from "node:fs"
import { read, readOptional } from "../plugins/gatsby-plugin-content-model"

/** Returns the URL of the product's repository: `repository` in package.json, which every copy has. */
export const readProductUrl = (): string | undefined =>
  read({ repository: readOptional }, JSON.parse(readFileSync("package.json", "utf8"))).repository
