/** Returns whether `value` is an object or an array, so that its properties can be read. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** Returns the value of a JSON text. Throws if `isExpected` does not accept the value. */
export const parseAs = <Value>(text: string, isExpected: (value: unknown) => value is Value): Value => {
  const value: unknown = JSON.parse(text)
  if (!isExpected(value)) throw new TypeError("The JSON text is not what it is expected to be.")
  return value
}
