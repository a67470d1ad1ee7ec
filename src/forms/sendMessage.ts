import { provider as chosen } from "./delivery/chosen"
import type { RefusalDetails, Submission, Verdict } from "./delivery/provider"

/**
 * What became of a message: it was sent, it surely did not arrive (`refused`), or it may have arrived (`unknown`).
 * `reason` is the text for the visitor, or null if the site's own words have to do.
 */
export type Outcome = { kind: "sent" } | ({ kind: "refused" | "unknown"; reason: string | null } & RefusalDetails)

/** Statuses of a gateway that has lost the provider's answer. */
const gatewayStatuses: ReadonlySet<number> = new Set([502, 504])

/**
 * Decides the outcome of an answer. `failed` is the reason for a failure without one.
 *
 * | Answer                                               | Outcome |
 * | ---------------------------------------------------- | ------- |
 * | success status, and the provider says “sent”         | sent    |
 * | success status, and the provider says “not sent”     | refused |
 * | success status, anything else                        | unknown |
 * | 4xx; 5xx with a reason of the provider               | refused |
 * | 502 and 504 of a gateway; 5xx without a reason       | unknown |
 * | anything else after a redirect                       | unknown |
 */
const decideOutcome = (
  { ok, status, redirected }: Response,
  { isSent, reason, ...details }: Verdict,
  failed: string
): Outcome => {
  if (ok && isSent) return { kind: "sent" }
  const isRefused =
    !redirected && (ok ? isSent === false : status < 500 || (reason !== undefined && !gatewayStatuses.has(status)))
  return isRefused
    ? { kind: "refused", reason: reason ?? (ok ? null : failed), ...details }
    : { kind: "unknown", reason: ok ? null : (reason ?? failed) }
}

/**
 * Returns the outcome of a message to which no answer can be read: the connection broke, the answer was cut off, came
 * too late, or is hidden from the page. `wasOnline` says whether the device was online before sending.
 */
const decideWithoutAnswer = (wasOnline: boolean): Outcome => ({
  kind: wasOnline ? "unknown" : "refused",
  reason: null,
})

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
