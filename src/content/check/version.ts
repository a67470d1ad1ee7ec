/** The version of the model that this code knows: one more than there are migrations, which the editor does not load. */
export const currentVersion = 9

/** What is wrong with the version that `data/version.json` gives; empty where the content is as this code expects. */
export const describeVersionProblem = (version: unknown): string => {
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1)
    return "has no version number. Put the file back; its last version is in the history."
  if (version < currentVersion)
    return `is version ${version} of the content’s model, and this code expects version ${currentVersion}. Run: npm run migrate`
  return version > currentVersion
    ? `is version ${version} of the content’s model, and this code is older: it knows version ${currentVersion}. Update the code.`
    : ""
}
