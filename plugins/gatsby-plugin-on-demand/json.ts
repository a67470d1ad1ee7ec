/** Returns whether `value` has fields or items that can be asked for. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** Returns the value of a JSON text. Throws where it is another than `isExpected` says. */
export const parseAs = <Value>(text: string, isExpected: (value: unknown) => value is Value): Value => {
  const value: unknown = JSON.parse(text)
  if (!isExpected(value)) throw new TypeError("The JSON text is not what it is expected to be.")
  return value
}
