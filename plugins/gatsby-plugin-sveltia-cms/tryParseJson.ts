/** Returns the value of a JSON text; `undefined` if it is invalid or missing. */
export const tryParseJson = (text: string | null | undefined): unknown => {
  try {
    return JSON.parse(text ?? "")
  } catch {
    return undefined
  }
}
