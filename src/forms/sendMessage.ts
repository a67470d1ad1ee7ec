import { forwarder } from "./forwarder"

/** Milliseconds after which a send counts as failed. */
const sendTimeoutMs = 20_000

/** Longest part of the forwarder's own words that is shown, in characters. */
const maxReasonLength = 200

/** `reason` is what to tell the visitor, or `null` where only the clinic's own fallback helps. */
export type Outcome = { sent: true } | { sent: false; reason: string | null }

/** Where a form without scripts leads: to the forwarder, or in a preview to the page `sentPath`, which says that nothing was sent. */
export const getPlainFormUrl = (email: string, sentPath: string): string =>
  process.env["GATSBY_PREVIEW"] ? sentPath : `${forwarder}/${email}`

/** Fields the forwarder reads as settings (https://formsubmit.co/documentation). */
export const settings = { _captcha: "false", _template: "table" } as const

const readText = (answer: unknown, name: string): string | undefined => {
  const value: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined
  return typeof value === "string" && value.trim() ? value.trim() : undefined
}

const isFailure = (answer: object): boolean => {
  const success: unknown = Reflect.get(answer, "success")
  return success === false || success === "false"
}

const shorten = (words: string): string => {
  const letters = [...words]
  return letters.length > maxReasonLength ? `${letters.slice(0, maxReasonLength - 1).join("")}…` : words
}

/**
 * The one HTTP call of the site ("Sending" in docs/product.md): hands what a form holds to the form forwarder. Never throws
 * and never retries. A 200 whose JSON has a `success` of false, or that is no JSON, counts as not sent. A
 * preview sends nothing, and its policy would let nothing through. `failed` is the reason of an answer that gives none.
 */
export const sendMessage = async (
  email: string,
  message: Readonly<Record<string, string>>,
  failed: string,
  honeypot = ""
): Promise<Outcome> => {
  if (process.env["GATSBY_PREVIEW"]) return { sent: true }
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), sendTimeoutMs)
  try {
    const response = await fetch(`${forwarder}/ajax/${email}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ ...message, ...settings, ...(honeypot && { _honey: honeypot }) }),
      signal: controller.signal,
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (!response.ok) return { sent: false, reason: shorten(readText(answer, "message") ?? failed) }
    if (typeof answer !== "object" || answer === null || isFailure(answer)) return { sent: false, reason: null }
    return { sent: true }
  } catch {
    return { sent: false, reason: null }
  } finally {
    clearTimeout(timer)
  }
}
