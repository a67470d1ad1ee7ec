import type { Outcome } from "./provider"

/** Maximum number of characters shown of a provider's own text. */
const maxReasonLength = 200

/** Returns the text property `name` of `answer`. */
const readText = (answer: unknown, name: string): string | undefined => {
  const value: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined
  return typeof value === "string" && value.trim() ? value.trim() : undefined
}

const shorten = (words: string): string => {
  const letters = [...words]
  return letters.length > maxReasonLength ? `${letters.slice(0, maxReasonLength - 1).join("")}…` : words
}

/**
 * Reads a JSON answer. A 200 that is not JSON, or that `isSent` does not accept, has no known outcome. A rejection has
 * its `message` and `field` in the result of `findRefusal`.
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
