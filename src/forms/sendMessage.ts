import { provider as chosen } from "./delivery/chosen"
import type { JsonProvider, Provider, RefusalDetails, Submission, Verdict } from "./delivery/provider"

/**
 * What became of a message: it was sent, it surely did not arrive (`refused`), or it may have arrived (`unknown`).
 * `reason` is the text for the visitor, or null if the site's own words have to do.
 */
export type Outcome = { kind: "sent" } | ({ kind: "refused" | "unknown"; reason: string | null } & RefusalDetails)

/** Maximum number of characters shown of a provider's own text. */
const maxReasonLength = 200

const shorten = (words: string): string => {
  const letters = [...words]
  return letters.length > maxReasonLength ? `${letters.slice(0, maxReasonLength - 1).join("")}…` : words
}

const readText = (source: unknown, name: string): string | undefined => {
  const value: unknown = typeof source === "object" && source !== null ? Reflect.get(source, name) : undefined
  return typeof value === "string" && value.trim() ? shorten(value.trim()) : undefined
}

/** Returns the part of an answer that says why the message was rejected. */
const findRefusal = (answer: object): unknown => {
  const { errors, error, body }: { errors?: unknown; error?: unknown; body?: unknown } = answer
  const [first]: unknown[] = Array.isArray(errors) ? errors : []
  const candidates = [first, answer, body, error, { message: error }]
  return candidates.find(candidate => readText(candidate, "message"))
}

/** Returns whether an answer rejects the message, in any of the providers' ways. */
const isRefusal = (answer: object): boolean => {
  const { errors, error, success, sent, ok }: Record<string, unknown> = { ...answer }
  return (
    Boolean(error) ||
    (Array.isArray(errors) && errors.length > 0) ||
    [success, sent, ok].some(value => value === false || value === "false")
  )
}

/** Reads the answer of a provider that answers in JSON. */
const readJson = async (response: Response, { isSent, activation }: JsonProvider): Promise<Verdict> => {
  const answer: unknown = await response.json().catch(() => undefined)
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return {}
  const isRefused = isRefusal(answer)
  const refusal = findRefusal(answer)
  const reason = readText(refusal, "message")
  return {
    isSent: isSent(answer, isRefused) || (isRefused ? false : undefined),
    reason,
    field: readText(refusal, "field"),
    ...(reason && activation?.test(reason) && { needsActivation: true }),
  }
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
export const sendMessage = async (
  submission: Submission,
  failed: string,
  provider: Provider = chosen
): Promise<Outcome> => {
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
    const verdict = "readPage" in provider ? await provider.readPage(response, url) : await readJson(response, provider)
    return decideOutcome(response, verdict, failed)
  } catch {
    return decideWithoutAnswer(wasOnline)
  } finally {
    clearTimeout(timer)
  }
}
