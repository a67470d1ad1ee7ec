import { isRecord } from "../plugins/gatsby-plugin-content-model/json"

/**
 * Compares the answer of `npm audit --json` with the advisories that were accepted. Throws an error if it is no such
 * answer, because a registry may not offer it.
 */
export const findAdvisories = (
  report: Readonly<Record<string, unknown>>,
  accepted: readonly string[]
): { unknown: readonly string[]; gone: readonly string[] } => {
  const { vulnerabilities } = report
  if (!isRecord(vulnerabilities)) throw new Error(`npm audit has not answered: ${JSON.stringify(report).slice(0, 300)}`)
  const found = new Map(
    Object.entries(vulnerabilities).flatMap(([name, vulnerability]) =>
      (isRecord(vulnerability) && Array.isArray(vulnerability["via"]) ? vulnerability["via"] : [])
        .filter(isRecord)
        .map(
          ({ url, title }) =>
            [String(url).split("/").at(-1) ?? "", `${name}: ${String(title)} (${String(url)})`] as const
        )
    )
  )
  return {
    unknown: [...found].filter(([id]) => !accepted.includes(id)).map(([, line]) => line),
    gone: accepted.filter(id => !found.has(id)),
  }
}
