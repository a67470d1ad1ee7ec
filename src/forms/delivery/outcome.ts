/**
 * What became of a message: it was sent, it surely did not arrive (`refused`), or it may have arrived (`unknown`).
 * `reason` is the text for the visitor, or null if the site's own words have to do.
 */
export type Outcome = { kind: "sent" } | ({ kind: "refused" | "unknown"; reason: string | null } & RefusalDetails)

interface RefusalDetails {
  /** The field that the provider rejected. */
  field?: string | undefined
  /** Whether the clinic has not activated the provider yet, so that trying again cannot help. */
  needsActivation?: boolean | undefined
}

/** What a provider's answer says. `isSent` is undefined if it does not say whether the message was sent. */
export interface Verdict extends RefusalDetails {
  isSent?: boolean | undefined
  reason?: string | undefined
}

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
export const decideOutcome = (
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
export const decideWithoutAnswer = (wasOnline: boolean): Outcome => ({
  kind: wasOnline ? "unknown" : "refused",
  reason: null,
})
