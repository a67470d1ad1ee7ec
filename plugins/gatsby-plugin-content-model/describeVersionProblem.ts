/** What is wrong with the version that the content says it has; empty where it is `current`, as this code expects. */
export const describeVersionProblem = (version: unknown, current: number): string => {
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1)
    return "has no version number. Put the file back; its last version is in the history."
  if (version < current)
    return `is version ${version} of the content’s model, and this code expects version ${current}. Run: npm run migrate`
  return version > current
    ? `is version ${version} of the content’s model, and this code is older: it knows version ${current}. Update the code.`
    : ""
}
