import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { isRecord, read as readJson, readText, readUnknown } from "../plugins/gatsby-plugin-content-model"
import { listPackages } from "../plugins/gatsby-plugin-on-demand/build"

/**
 * `npm run release -- patch|minor|major`, or an exact version: runs all tests, then writes the version, the changelog
 * and a tag. It publishes nothing. If a requirement is not met, it stops before it writes anything.
 */

const read = (command: string, ...parameters: string[]): string =>
  execFileSync(command, parameters, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 2 ** 26,
  }).trim()

const run = (command: string, ...parameters: string[]): void =>
  void execFileSync(command, parameters, { stdio: "inherit" })

const unreleased = "## Unreleased\n"

/** Throws if the folder is not a clean, up-to-date `main` with unreleased changes. */
const expectCleanMain = (changelog: string): void => {
  if (read("git", "status", "--porcelain")) throw new Error("There are changes that are not committed.")
  if (read("git", "branch", "--show-current") !== "main") throw new Error("This is not the branch main.")
  if (read("git", "remote")) {
    run("git", "fetch", "--quiet", "--tags")
    if (read("git", "rev-list", "HEAD..@{upstream}")) throw new Error("The remote has commits that are not here.")
  }
  const [, news = ""] = changelog.split(unreleased)
  if (!/^- /m.test(news.split(/^## /m)[0] ?? "")) throw new Error("CHANGELOG.md has nothing below “Unreleased”.")
}

/** Throws if a package with a known vulnerability is sent to visitors or editors (docs/decisions/security.md). */
const expectSafePackages = (): void => {
  const output = ((): string => {
    try {
      return read("npm", "audit", "--omit=dev", "--json")
    } catch (error) {
      // npm audit also exits with an error if it has found vulnerabilities.
      return readJson({ stdout: readText }, error).stdout
    }
  })()
  const found = readJson({ vulnerabilities: readUnknown }, JSON.parse(output || "{}")).vulnerabilities
  if (!isRecord(found)) throw new Error(`npm audit has not answered: ${output}`)
  const published = listPackages(readFileSync("public/licences.txt", "utf8"))
  const vulnerable = Object.keys(found).filter(name => published.includes(name))
  if (vulnerable.length)
    throw new Error(`Visitors or editors would receive vulnerable packages: ${vulnerable.join(", ")}.`)
}

const release = (version: string): void => {
  const changelog = readFileSync("CHANGELOG.md", "utf8")
  expectCleanMain(changelog)
  run("npm", "ci")
  run("npm", "test")
  for (const tests of ["test:full", "test:hosts", "test:engines"]) run("npm", "run", tests)
  run("npm", "run", "build")
  expectSafePackages()
  // A test may have changed a committed file.
  expectCleanMain(changelog)
  run("npm", "version", version, "--no-git-tag-version", "--allow-same-version")
  const number = readJson({ version: readText }, JSON.parse(readFileSync("package.json", "utf8"))).version
  const today = new Date().toISOString().slice(0, 10)
  writeFileSync("CHANGELOG.md", changelog.replace(unreleased, `${unreleased}\n## ${number}, ${today}\n`))
  run("git", "commit", "--quiet", "--all", "--message", `Release ${number}`)
  run("git", "tag", "--annotate", `v${number}`, "--message", `Version ${number}`)
  console.log(`Version ${number} is committed and has a tag. To publish both: git push --follow-tags`)
}

const [version] = process.argv.slice(2)
try {
  if (!version) throw new Error("Say which: npm run release -- patch, minor or major.")
  release(version)
} catch (error) {
  console.error(`Nothing is released. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
