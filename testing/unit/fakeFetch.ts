import type { Answer } from "../forwarderAnswers"

afterEach(() => {
  Reflect.deleteProperty(globalThis, "fetch")
})

interface Call {
  url: string
  options: RequestInit
}

/** Replaces `fetch` with a function that always returns this answer of the forwarder. Returns the calls. */
export const fakeFetch = (answer: Answer) => {
  const calls: Call[] = []
  Object.assign(globalThis, {
    fetch: async (url: string, options: RequestInit) => {
      calls.push({ url, options })
      if (typeof answer !== "object") throw new TypeError("Failed to fetch")
      return {
        ok: answer.status < 300,
        status: answer.status,
        json: async (): Promise<unknown> => JSON.parse(answer.body),
      }
    },
  })
  return calls
}

/** Replaces `fetch` with a function whose calls wait until `answer` or `fail` is called. */
export const pendingFetch = () => {
  const calls: Call[] = []
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = []
  Object.assign(globalThis, {
    fetch: async (url: string, options: RequestInit) => {
      calls.push({ url, options })
      await new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }))
      return { ok: true, status: 200, json: async () => ({ success: "true" }) }
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
