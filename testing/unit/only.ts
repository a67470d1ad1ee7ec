/**
 * Returns the only element of `found`. Throws an error, in which `what` describes it, if there is none or more than
 * one.
 */
export const only = <Found>(found: readonly Found[], what: string): Found => {
  const [first] = found
  if (first === undefined || found.length > 1) throw new Error(`The page has ${found.length} × ${what}.`)
  return first
}
