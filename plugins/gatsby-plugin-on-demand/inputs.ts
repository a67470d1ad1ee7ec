import { createHash } from "node:crypto"
import { readFileSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"

/** What of the project's folder makes pages, besides `src` and `plugins`: the code that Gatsby starts, and what configures it. */
const rootInputs = /^(gatsby-.*|package(-lock)?\.json|tsconfig.*\.json|\.env.*|\.?babel.*|\.browserslistrc)$/

const digestFile = "plugins/gatsby-plugin-on-demand/digest.txt"

/** Written by the build itself. */
const generated = new Set(["src/gatsby-types.d.ts", digestFile])

/**
 * The environment variables that make pages: Gatsby puts those that begin with GATSBY_ into the code as constants. The others
 * that a build reads (SITE_CONTENT, SITE_WORKER, CMS_REPOSITORY, CMS_BRANCH, REPOSITORY_URL, those of a preview)
 * decide on files that every build writes anew, or on one of these.
 */
const isInput = (name: string): boolean =>
  name.startsWith("GATSBY_") ? !settings.has(name) : /^(NODE_ENV|BABEL_ENV|BROWSERSLIST(_ENV)?)$/.test(name)

/** How Gatsby works, and not what it makes. */
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
    .filter(name => !generated.has(name))
    .toSorted()
}

/**
 * A digest of everything that makes the pages of the project in `folder`, other than the content: code, configuration,
 * packages, Node's major version, the environment, whether Gatsby builds or develops, and the folder itself, whose path
 * Gatsby keeps. Time is no input, but for one thing: the year beside the copyright sign.
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

/**
 * Writes the digest into the local plugin of the project in `folder`, before Gatsby looks for the versions of its plugins: it
 * forgets everything but encoded pictures where one has changed.
 */
export const writeInputsDigest = (folder = "."): void =>
  writeFileSync(path.join(folder, digestFile), digestInputs(folder, process.env, new Date().getFullYear()))

/** Reads the digest of this build. */
export const readInputsDigest = (folder: string): string => readFileSync(path.join(folder, digestFile), "utf8")
