import { isRecord } from "../../../plugins/gatsby-plugin-content-model"

/**
 * Returns the content of `clinic.json` with its website in the ASCII format of hosts and search engines:
 * `https://xn--mller-kva.example` for `https://müller.example`.
 */
export const withAsciiWebsite = (clinic: unknown): unknown => {
  if (!isRecord(clinic) || typeof clinic["website"] !== "string") return clinic
  try {
    return { ...clinic, website: new URL(clinic["website"]).origin }
  } catch {
    // The checks report an invalid URL.
    return clinic
  }
}
