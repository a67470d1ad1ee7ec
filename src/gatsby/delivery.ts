import { readFileSync } from "node:fs"
import path from "node:path"
import { type DeliverySettings, readDelivery } from "../model/delivery"
import { readClinic } from "../model/readClinic"

/** Reads the settings for the delivery of messages from `clinic.json` in `folder`. */
export const readDeliverySettings = (folder: string): DeliverySettings => {
  try {
    return readClinic(JSON.parse(readFileSync(path.join(folder, "clinic.json"), "utf8")))
  } catch {
    // The content checks report the problem before any page is built.
    return readClinic(undefined)
  }
}

/**
 * Returns why no message can arrive from a site that is built in this environment, and what to do; undefined if nothing
 * is wrong. Netlify sets `NETLIFY` in its builds
 * (https://docs.netlify.com/build/configure-builds/environment-variables/).
 */
export const findHostProblem = (settings: DeliverySettings, environment: NodeJS.ProcessEnv): string | undefined =>
  readDelivery(settings).provider === "netlify" && environment["NETLIFY"] !== "true"
    ? "The message provider “netlify” in clinic.json works only on Netlify, and this site is not being built there: nobody would receive a message. Choose another provider in The clinic → Message delivery. If you will upload this build to Netlify yourself, set the variable NETLIFY to true."
    : undefined

/**
 * Sets the environment variables for the delivery of messages from `clinic.json` in `folder`: the provider
 * (`GATSBY_DELIVERY`) and its settings (`GATSBY_DELIVERY_TARGET`). Gatsby inlines both as constants, so they are inputs
 * of the pages (inputs.ts): after a change all pages are built again. Develop mode needs a restart.
 */
export const setDeliveryVariables = (folder: string, environment: NodeJS.ProcessEnv): void => {
  const { provider, target } = readDelivery(readDeliverySettings(folder))
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
