import type { Verdict } from "./outcome"

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
export const isRefusal = (answer: object): boolean => {
  const { errors, error, success, sent, ok }: Record<string, unknown> = { ...answer }
  return (
    Boolean(error) ||
    (Array.isArray(errors) && errors.length > 0) ||
    [success, sent, ok].some(value => value === false || value === "false")
  )
}

/** Reads a JSON answer. `isSent` returns whether it says that the message was sent. */
export const readJson = async (response: Response, isSent: (answer: object) => boolean): Promise<Verdict> => {
  const answer: unknown = await response.json().catch(() => undefined)
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return {}
  const refusal = findRefusal(answer)
  return {
    isSent: isSent(answer) || (isRefusal(answer) ? false : undefined),
    reason: readText(refusal, "message"),
    field: readText(refusal, "field"),
  }
}
