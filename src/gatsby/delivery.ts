import { readFileSync } from "node:fs"
import path from "node:path"
import { readDelivery } from "../model/delivery"
import { readClinic } from "../model/readClinic"

/**
 * Sets the environment variables for the delivery of messages from `clinic.json` in `folder`: the provider
 * (`GATSBY_DELIVERY`) and its settings (`GATSBY_DELIVERY_TARGET`). Gatsby inlines both as constants, so they are inputs
 * of the pages (inputs.ts): after a change all pages are built again. Develop mode needs a restart.
 */
export const chooseProvider = (folder: string, environment: NodeJS.ProcessEnv): void => {
  let clinic: unknown
  try {
    clinic = JSON.parse(readFileSync(path.join(folder, "clinic.json"), "utf8"))
  } catch {
    // The content checks report the problem before any page is built.
    clinic = undefined
  }
  const { provider, target } = readDelivery(readClinic(clinic))
  environment["GATSBY_DELIVERY"] = provider
  environment["GATSBY_DELIVERY_TARGET"] = target
}

/**
 * Returns the webpack alias that replaces the file naming the provider. Pages carry the code of this provider alone.
 */
export const createDeliveryAlias = (environment: NodeJS.ProcessEnv): Record<string, string> => {
  const folder = path.resolve("src/forms/delivery")
  return { [path.join(folder, "chosen.ts")]: path.join(folder, `${environment["GATSBY_DELIVERY"]}.ts`) }
}
