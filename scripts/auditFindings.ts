/** One package with a known vulnerability, as `npm audit --json` reports it. */
export interface Finding {
  name: string
  severity: string
  title: string
  url: string
}

const getProperty = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined

const toText = (value: unknown): string => (typeof value === "string" ? value : "")

/** The findings in npm's answer, or `undefined` where there is no list, because no answer does not mean no findings. */
export const readFindings = (answer: string): Finding[] | undefined => {
  try {
    const list = getProperty(JSON.parse(answer), "vulnerabilities")
    if (typeof list !== "object" || list === null) return undefined
    return Object.entries(list).map(([name, entry]) => {
      const via = getProperty(entry, "via")
      const advisory: unknown = Array.isArray(via) ? via.find(cause => typeof cause === "object") : undefined
      return {
        name,
        severity: toText(getProperty(entry, "severity")),
        title: toText(getProperty(advisory, "title")),
        url: toText(getProperty(advisory, "url")),
      }
    })
  } catch {
    return undefined
  }
}

/** Groups the findings by whether the package is in the browser's scripts, and how bad they are. */
export const groupByReach = (findings: readonly Finding[], browserPackages: readonly string[]) => {
  const inBrowser = findings.filter(({ name }) => browserPackages.includes(name))
  const isSerious = ({ severity }: Finding): boolean => severity === "high" || severity === "critical"
  return {
    serious: inBrowser.filter(isSerious),
    other: inBrowser.filter(finding => !isSerious(finding)),
    atBuild: findings.filter(({ name }) => !browserPackages.includes(name)),
  }
}
