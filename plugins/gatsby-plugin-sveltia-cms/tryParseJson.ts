/** The value of a JSON text; `undefined` where it is none, or is missing. */
export const tryParseJson = (text: string | null | undefined): unknown => {
  try {
    return JSON.parse(text ?? "")
  } catch {
    return undefined
  }
}
