import { createHash } from "node:crypto"
import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"

/**
 * Matches files in the project's root folder that affect pages, in addition to `src` and `plugins`: code that Gatsby
 * runs, and configuration of the build.
 */
const rootInputs = /^(gatsby-.*|package(-lock)?\.json|tsconfig.*\.json|\.env.*|\.?babel.*|\.browserslistrc)$/

/**
 * Returns whether an environment variable affects pages: Gatsby puts variables that begin with GATSBY_ into the code as
 * constants. All other variables may affect only files that every build writes again.
 */
const isInput = (name: string): boolean =>
  name.startsWith("GATSBY_") ? !settings.has(name) : /^(NODE_ENV|BABEL_ENV|BROWSERSLIST(_ENV)?)$/.test(name)

/** Variables that change how Gatsby works, but not its output. */
const settings = new Set(["GATSBY_CPU_COUNT", "GATSBY_LOGGER", "GATSBY_TELEMETRY_DISABLED", "GATSBY_FEEDBACK_DISABLED"])

const digest = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex")

const listInputs = (folder: string): string[] => {
  const root = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => rootInputs.test(name))
  const code = ["src", "plugins"].flatMap(name =>
    readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
  )
  return [...root, ...code]
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .toSorted()
}

/**
 * Returns a digest of everything other than the content that affects the pages of the project in `folder`: code,
 * configuration, packages, Node's major version, the environment, Gatsby's command (build or develop), and the folder's
 * path, which Gatsby stores. The date is no input, except for the year, which pages may show.
 */
export const digestInputs = (
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
  year: number
): string => {
  const files = listInputs(folder).map(name => [name, digest(readFileSync(path.join(folder, name)))])
  const variables = Object.entries(environment).filter(([name]) => isInput(name))
  const command = environment["gatsby_executing_command"]
  const [nodeMajor] = process.versions.node.split(".")
  return digest(JSON.stringify([path.resolve(folder), nodeMajor, command, year, variables.toSorted(), files]))
}
