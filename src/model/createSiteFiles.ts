import { type Model } from "../../plugins/gatsby-plugin-content-model"
import { createPublicFiles } from "../../plugins/gatsby-plugin-content-model/forms"
import { type Files, isRecord } from "../../plugins/gatsby-plugin-content-model/json"

/**
 * Returns the content of `clinic.json` with its website in the ASCII format of hosts and search engines:
 * `https://xn--mller-kva.example` for `https://müller.example`.
 */
const withAsciiWebsite = (clinic: unknown): unknown => {
  if (!isRecord(clinic) || typeof clinic["website"] !== "string") return clinic
  try {
    return { ...clinic, website: new URL(clinic["website"]).origin }
  } catch {
    // The checks report an invalid URL.
    return clinic
  }
}

/** Returns `files` for the site: with the anchors that entries leave out, and without disabled content. */
export const createSiteFiles = (model: Model, files: Files): Record<string, unknown> => {
  const { words, ...written } = files
  const others: Files = {
    ...written,
    ...("clinic" in written && { clinic: withAsciiWebsite(written["clinic"]) }),
  }
  return { ...createPublicFiles(model, others), ...(words !== undefined && { words }) }
}
