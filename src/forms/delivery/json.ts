import type { Outcome } from "./provider"

/** Longest part of a provider's own words that is shown, in characters. */
const maxReasonLength = 200

/** Returns the text that `answer` has under `name`. */
const readText = (answer: unknown, name: string): string | undefined => {
  const value: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined
  return typeof value === "string" && value.trim() ? value.trim() : undefined
}

const shorten = (words: string): string => {
  const letters = [...words]
  return letters.length > maxReasonLength ? `${letters.slice(0, maxReasonLength - 1).join("")}…` : words
}

/**
 * Reads an answer in JSON: a 200 that is no JSON, or that `isSent` does not know as a success, is none. A refusal has its
 * `message` and its `field` in what `findRefusal` finds.
 */
export const readJsonAnswer = async (
  response: Response,
  failed: string,
  isSent: (answer: object) => boolean,
  findRefusal: (answer: unknown) => unknown = answer => answer
): Promise<Outcome> => {
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok)
    return typeof answer === "object" && answer !== null && isSent(answer)
      ? { sent: true }
      : { sent: false, reason: null }
  const refusal = findRefusal(answer)
  return { sent: false, reason: shorten(readText(refusal, "message") ?? failed), field: readText(refusal, "field") }
}
