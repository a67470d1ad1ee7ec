/** Returns one value alone, or the list of several. */
export const unwrap = <Value>(values: readonly Value[]): Value | readonly Value[] =>
  values.length === 1 && values[0] !== undefined ? values[0] : values
