/** Throws an error where `condition` does not hold. */
const invariant = (condition: unknown): void => {
  if (!condition) throw new Error("Invariant")
}

export default invariant
