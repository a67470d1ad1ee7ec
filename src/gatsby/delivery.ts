import { readFileSync } from "node:fs"
import path from "node:path"
import { readDelivery } from "../model/delivery"
import { readClinic } from "../model/readClinic"

/**
 * Says in the environment how messages leave the site: who carries them (`GATSBY_DELIVERY`), and what that provider has to
 * know (`GATSBY_DELIVERY_TARGET`), by `clinic.json` in `folder`. Gatsby puts both into the code as constants, so they are
 * inputs of the pages (inputs.ts): after a change all pages are made again. Develop mode wants a new start.
 */
export const chooseProvider = (folder: string, environment: NodeJS.ProcessEnv): void => {
  let clinic: unknown
  try {
    clinic = JSON.parse(readFileSync(path.join(folder, "clinic.json"), "utf8"))
  } catch {
    // The checks say what is wrong, before any page is made.
    clinic = undefined
  }
  const { provider, target } = readDelivery(readClinic(clinic))
  environment["GATSBY_DELIVERY"] = provider
  environment["GATSBY_DELIVERY_TARGET"] = target
}

/** For webpack: the provider in the place of the file that names it. No page carries the code of another. */
export const createDeliveryAlias = (environment: NodeJS.ProcessEnv): Record<string, string> => {
  const folder = path.resolve("src/forms/delivery")
  return { [path.join(folder, "chosen.ts")]: path.join(folder, `${environment["GATSBY_DELIVERY"]}.ts`) }
}
