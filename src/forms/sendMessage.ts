import { provider as chosen } from "./delivery/chosen"
import { type Outcome, decideOutcome, decideWithoutAnswer } from "./delivery/outcome"
import type { Submission } from "./delivery/provider"

/** Milliseconds after which sending counts as failed. */
const sendTimeoutMs = 20_000

const headers = { "Content-Type": "application/json", Accept: "application/json" } as const

/**
 * Makes the one HTTP call of the site ("Sending" in docs/product.md): it sends a form's data to the provider. It never
 * throws, never retries and never tries another provider. A preview sends nothing, and its policy would block the call.
 * `failed` is the reason for a failure without one.
 */
export const sendMessage = async (submission: Submission, failed: string, provider = chosen): Promise<Outcome> => {
  if (process.env["GATSBY_PREVIEW"]) return { kind: "sent" }
  const wasOnline = globalThis.navigator?.onLine !== false
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), sendTimeoutMs)
  try {
    const { to, message, subject, honeypot } = submission
    const fields: Record<string, string | number> = {
      ...message,
      ...(subject && { [provider.subject ?? "subject"]: subject }),
      ...provider.createSettings?.(submission),
      ...(honeypot && { [provider.honeypot]: honeypot }),
    }
    const url = provider.getUrl(to)
    const response = await fetch(url, {
      method: "POST",
      ...(provider.takesForms
        ? { body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])) }
        : { headers, body: JSON.stringify(fields) }),
      signal: controller.signal,
    })
    return decideOutcome(response, await provider.readAnswer(response, url), failed)
  } catch {
    return decideWithoutAnswer(wasOnline)
  } finally {
    clearTimeout(timer)
  }
}
