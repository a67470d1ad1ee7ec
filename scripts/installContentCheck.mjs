import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/**
 * The packages that `check:content` needs. Only these are installed, in the versions of package-lock.json, which takes
 * seconds instead of a minute. This script is plain JavaScript, because nothing that runs TypeScript is installed yet.
 */
const needed = ["deepmerge", "jsonc-parser", "leven", "parse5", "sharp", "tsx"]

const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync("package.json", "utf8"))
const versions = { ...dependencies, ...devDependencies }
const folder = mkdtempSync(path.join(tmpdir(), "content-check-"))
writeFileSync(
  path.join(folder, "package.json"),
  JSON.stringify({
    dependencies: Object.fromEntries(needed.map(name => [name, versions[name]])),
    overrides: { sharp: overrides.sharp },
  })
)
cpSync("package-lock.json", path.join(folder, "package-lock.json"))
const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" })
if (status === 0) {
  rmSync("node_modules", { recursive: true, force: true })
  cpSync(path.join(folder, "node_modules"), "node_modules", { recursive: true, verbatimSymlinks: true })
}
rmSync(folder, { recursive: true })
process.exit(status ?? 1)
