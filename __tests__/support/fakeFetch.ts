import type { Mode } from "./forwarderModes"

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) =>
    signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")))
  )

/** Replaces `fetch` with answers of the forwarder in `mode`. Returns the calls. */
export const fakeFetch = (mode: Mode) => {
  const calls: { address: string; options: RequestInit }[] = []
  const { answer } = mode
  const given = typeof answer === "object" ? answer : undefined
  const answerTo = async ({ signal }: RequestInit) => {
    if (given) return { ok: given.status < 300, json: async (): Promise<unknown> => JSON.parse(given.body) }
    if (answer === "endless body") return { ok: true, json: () => aborted(signal) }
    if (answer === "too late") return aborted(signal)
    throw new TypeError("Failed to fetch")
  }
  Object.assign(globalThis, {
    fetch: (address: string, options: RequestInit) => {
      calls.push({ address, options })
      return answerTo(options)
    },
  })
  return calls
}

/** Replaces `fetch`. Its calls wait until `answer` or `fail` is called. */
export const heldFetch = () => {
  const calls: string[] = []
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = []
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      calls.push(address)
      await new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }))
      return { ok: true, json: async () => ({ success: "true" }) }
    },
  })
  return {
    calls,
    answer: () => {
      for (const { resolve } of waiting) resolve()
    },
    fail: () => {
      for (const { reject } of waiting) reject(new TypeError("Failed to fetch"))
    },
  }
}
