/** Maximum size of a request in bytes: 5,000 characters of any script in the encoding of a form without scripts. */
const maxBytes = 300_000

/** Maximum length of a field, and of the message, in UTF-16 code units. */
const maxLine = 400
const maxMessage = 60_000

const maxFields = 20

/** The texts of a message, keyed by field. */
export type Fields = Readonly<Record<string, string>>

/** The result of reading a request. */
export type Read = { fields: Fields; isJson: boolean } | "too large" | "not a message"

const readText = async (request: Request): Promise<string | undefined> => {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return undefined
  const reader = request.body?.getReader()
  const decoder = new TextDecoder()
  let text = ""
  let bytes = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done || !value) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) {
      await reader?.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}

const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads a request in JSON or from a form, up to the maximum size. Only texts and numbers count as fields. */
export const readMessage = async (request: Request): Promise<Read> => {
  const type = request.headers.get("content-type") ?? ""
  const isJson = type.startsWith("application/json")
  if (!isJson && !type.startsWith("application/x-www-form-urlencoded")) return "not a message"
  const text = await readText(request)
  if (text === undefined) return "too large"
  const parsed: unknown = isJson ? parseBody(text) : Object.fromEntries(new URLSearchParams(text))
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return "not a message"
  const entries: [string, unknown][] = Object.entries(parsed)
  if (entries.length > maxFields) return "too large"
  const fields: Record<string, string> = {}
  for (const [name, value] of entries) {
    if (typeof value !== "string" && typeof value !== "number") return "not a message"
    fields[name] = String(value).trim()
  }
  return { fields, isJson }
}

/** Returns the first field that is too long. */
export const findLongField = (fields: Fields): string | undefined =>
  Object.entries(fields).find(
    ([name, value]) => name.length > maxLine || value.length > (isLong(name) ? maxMessage : maxLine)
  )?.[0]

/** Returns whether a field of the site's forms has several lines. */
const isLong = (name: string): boolean => name === "message" || name === "notes"
