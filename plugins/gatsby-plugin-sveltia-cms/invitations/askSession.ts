import { read, readText } from "../../gatsby-plugin-content-model/json"
import { tryParseJson } from "../tryParseJson"
import { ownAnswer } from "./refusal"

/** The function’s answer about the session of this browser. */
interface Answer {
  /** Status: 404 if the site has no function, and 0 without a network. */
  status: number
  /** Name of the person who is signed in. */
  name: string
  /** The reason for a refusal. */
  message: string
}

/** Asks the function about the session of this browser, begins one or ends it. */
export const askSession = async (method: "GET" | "POST" | "DELETE", body?: unknown): Promise<Answer> => {
  const init = { method, cache: "no-store", body: body === undefined ? null : JSON.stringify(body) } as const
  const response = await fetch("/editor/session", init).catch(() => undefined)
  if (!response) return { status: 0, name: "", message: "" }
  const { status, headers, ok } = response
  // Some hosts answer unknown paths with a page.
  const isOwn = headers.has(ownAnswer) || (method === "DELETE" && ok) || status >= 500
  const text = await response.text().catch(() => "")
  return { status: isOwn ? status : 404, ...read({ name: readText, message: readText }, tryParseJson(text)) }
}
