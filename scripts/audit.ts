import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { browserPackagesFile } from "../src/build/listBundledPackages"
import { type Finding, readFindings, groupByReach } from "./auditFindings"

/**
 * `npm run audit`: names what reaches the visitor's browser, fails on a high or critical finding in it, and lists all others. It
 * is not part of `npm test`, because a new advisory must not fail an unrelated commit. Run it after a build.
 */
const readBrowserPackages = (): string[] => {
  try {
    const names: unknown = JSON.parse(readFileSync(browserPackagesFile, "utf8"))
    return Array.isArray(names) ? names.map(String) : []
  } catch {
    return []
  }
}

const printFindings = (title: string, findings: readonly Finding[]): void => {
  console.log(`\n${title}: ${findings.length}`)
  for (const { name, severity, title: what, url } of findings)
    console.log(`  ${severity}: ${name}${what && `, ${what}`}${url && ` (${url})`}`)
}

const packages = readBrowserPackages()
if (!packages.length) {
  console.error("The list of packages in the browser is missing: run npm run build first.")
  process.exit(2)
}
const getVersion = (name: string): string => {
  // The type is asserted: npm installs no package without a version.
  const { version }: { version?: unknown } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"))
  return String(version)
}
console.log(`What reaches the visitor’s browser: ${packages.map(name => `${name} ${getVersion(name)}`).join(", ")}.`)
const { stdout } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8", maxBuffer: 1 << 28 })
const findings = readFindings(stdout)
if (!findings) {
  console.error(`The registry returned no list of findings. Its answer: ${stdout.slice(0, 300)}`)
  process.exit(2)
}
const { serious, other, atBuild } = groupByReach(findings, packages)
printFindings("High or critical, in what reaches the visitor’s browser", serious)
printFindings("Lower, in what reaches the visitor’s browser", other)
printFindings("In what only builds the site", atBuild)
process.exit(serious.length ? 1 : 0)
