/** Instead of invariant's own, which fills in messages and hides its frame. Throws where `condition` does not hold. */
const invariant = (condition: unknown, message?: string): void => {
  if (!condition) throw new Error(message)
}
export default invariant
