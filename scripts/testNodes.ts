import { spawnSync } from "node:child_process"
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { ensureChromium } from "./chromium"

/**
 * Installs, builds, runs the unit tests and visits every page on each line of Node that the README names besides the current
 * one: `npm run test:nodes [-- 22 24]`. They come from the npm package `node`. What git knows of the project is copied, so
 * the current folder is not used or changed.
 */
const nodeLines = process.argv.slice(2).length ? process.argv.slice(2) : ["22", "24"]

interface Run {
  status: number | null
  output: string
}

const run = (command: readonly string[], cwd: string, bin?: string): Run => {
  const [program = "", ...parameters] = command
  console.log(`\n— ${command.join(" ")} —`)
  const { status, stdout, stderr, error } = spawnSync(program, parameters, {
    cwd,
    encoding: "utf8",
    maxBuffer: 1e9,
    env: {
      ...process.env,
      ...(bin && { PATH: `${bin}${path.delimiter}${process.env["PATH"] ?? ""}` }),
      GATSBY_TELEMETRY_DISABLED: "1",
    },
  })
  if (error) throw error
  const output = `${stdout}${stderr}`
  console.log(output.slice(-2000))
  return { status, output }
}

const requireSuccess = (result: Run, command: string): Run => {
  if (result.status !== 0) throw new Error(`${command} failed.`)
  return result
}

/** Puts Node of a line into `folder`. Returns the folder of its program. */
const installNode = async (folder: string, line: string): Promise<string> => {
  await mkdir(folder, { recursive: true })
  // The package installs the program with a script of its own.
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ private: true, allowScripts: { node: true } }))
  requireSuccess(run(["npm", "install", "--no-audit", "--no-fund", `node@${line}`], folder), "npm install node")
  return path.join(folder, "node_modules", "node", "bin")
}

const copyProject = async (folder: string): Promise<void> => {
  const { stdout, status } = spawnSync("git", ["ls-files", "-z"], { encoding: "utf8" })
  if (status !== 0) throw new Error("The copy is made of the files git knows: run this in a git checkout.")
  for (const name of stdout.split("\0").filter(Boolean)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await cp(name, path.join(folder, name))
  }
}

/** What a command may not print. */
const requireNone = (output: string, words: readonly RegExp[], command: string): void => {
  for (const word of words) {
    const found = output.split("\n").find(row => word.test(row))
    if (found) throw new Error(`${command} printed: ${found.trim()}`)
  }
}

const testLine = async (line: string): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), `node-${line}-`))
  try {
    const bin = await installNode(path.join(folder, "node"), line)
    const site = path.join(folder, "site")
    await copyProject(site)
    const version = requireSuccess(run(["node", "--version"], site, bin), "node --version").output.trim()
    if (!version.startsWith(`v${line}.`)) throw new Error(`Node ${line} was asked for, ${version} has come.`)
    const install = requireSuccess(run(["npm", "ci", "--no-audit", "--no-fund"], site, bin), "npm ci")
    requireNone(install.output, [/EBADENGINE/, /install-scripts/], "npm ci")
    const build = requireSuccess(run(["npm", "run", "build"], site, bin), "npm run build")
    requireNone(build.output, [/ERROR\s+UNKNOWN/, /DEP\d{4}/], "npm run build")
    requireSuccess(run(["npm", "run", "test:unit", "--", "--maxWorkers=2"], site, bin), "npm run test:unit")
    requireSuccess(run(["npm", "run", "build:sites", "--", "sample"], site, bin), "npm run build:sites -- sample")
    // Visits every page and uses all that is on it.
    requireSuccess(run(["npm", "run", "test:browser", "--", "policy"], site, bin), "npm run test:browser")
    console.log(`\nNode ${version}: installed, built, unit tests passed, every page visited.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const testLines = async (): Promise<void> => {
  ensureChromium()
  for (const line of nodeLines) await testLine(line)
}

testLines().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
