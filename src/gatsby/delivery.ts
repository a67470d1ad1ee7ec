import { readFileSync } from "node:fs"
import path from "node:path"
import type { Reporter } from "gatsby"
import { type DeliverySettings, readDelivery } from "../model/delivery"
import { readClinic } from "../model/files/clinic"
import { isPreviewBuild } from "./preview"

/** Reads the settings for the delivery of messages from `clinic.json` in `folder`. */
const readDeliverySettings = (folder: string): DeliverySettings => {
  try {
    return readClinic(JSON.parse(readFileSync(path.join(folder, "clinic.json"), "utf8")))
  } catch {
    // The content checks report the problem before any page is built.
    return readClinic(undefined)
  }
}

/** Returns the provider of message delivery in `clinic.json` in `folder`, and its setting. */
export const readSiteDelivery = (folder: string) => readDelivery(readDeliverySettings(folder))

/**
 * Returns why no message can arrive from a site that is built in this environment, and what to do; undefined if nothing
 * is wrong. Netlify sets `NETLIFY` in its builds
 * (https://docs.netlify.com/build/configure-builds/environment-variables/).
 */
export const findHostProblem = (settings: DeliverySettings, environment: NodeJS.ProcessEnv): string | undefined =>
  readDelivery(settings).provider === "netlify" && environment["NETLIFY"] !== "true"
    ? "The message provider “netlify” in clinic.json works only on Netlify, and this site is not being built there: nobody would receive a message. Choose another provider in The clinic → Message delivery. If you will upload this build to Netlify yourself, set the variable NETLIFY to true."
    : undefined

/** Ends a build whose messages would reach nobody. A preview sends none, and says so. */
export const checkHost = (folder: string, environment: NodeJS.ProcessEnv, reporter: Reporter): void => {
  if (isPreviewBuild(environment))
    return reporter.info("This build is a preview: its forms send nothing, and search engines do not list it.")
  const problem = findHostProblem(readDeliverySettings(folder), environment)
  if (problem && environment["gatsby_executing_command"] !== "develop") reporter.panic(problem)
}
