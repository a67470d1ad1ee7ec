import { provider as chosen } from "./delivery/chosen"
import type { Outcome, Submission } from "./delivery/provider"

/** Milliseconds after which a send counts as failed. */
const sendTimeoutMs = 20_000

/**
 * The one HTTP call of the site ("Sending" in docs/product.md): hands what a form holds to the provider. Never throws, never
 * retries and tries nobody else. A preview sends nothing, and its policy would let nothing through. `failed` is the reason
 * of a refusal that gives none.
 */
export const sendMessage = async (submission: Submission, failed: string, provider = chosen): Promise<Outcome> => {
  if (process.env["GATSBY_PREVIEW"]) return { sent: true }
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), sendTimeoutMs)
  try {
    const { address, headers, body } = provider.createRequest(submission)
    const response = await fetch(address, { method: "POST", headers, body, signal: controller.signal })
    return await provider.readAnswer(response, failed)
  } catch {
    return { sent: false, reason: null }
  } finally {
    clearTimeout(timer)
  }
}
