import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"

/**
 * The project is built here, so that `public` and `.cache` of the clinic stay as they are. Not below a folder with a dot at its
 * beginning: Gatsby would find no page there when it writes types.
 */
export const testProject = path.resolve("test-project")

/** What a site is built from: the files at the top, and these folders. */
const folders = ["src", "static", "plugins", "samples", "examples"]

/** The files that a site is built from, as git has them, those that are not committed yet included. */
export const listSources = (): string[] => {
  const { stdout, status } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  })
  if (status !== 0) throw new Error("The tests build a copy of the files that git knows: run this in a git checkout.")
  return stdout
    .split("\0")
    .filter(
      file => file && existsSync(file) && (!file.includes("/") || folders.some(name => file.startsWith(`${name}/`)))
    )
}

/** Installs the packages of this folder in another one: as links to the same files, where the file system can. */
const linkPackages = (folder: string): void => {
  const copy = path.join(folder, "node_modules")
  rmSync(copy, { recursive: true, force: true })
  if (spawnSync("cp", ["-al", "node_modules", copy]).status === 0) return
  rmSync(copy, { recursive: true, force: true })
  cpSync("node_modules", copy, { recursive: true, verbatimSymlinks: true })
}

const hasSameFile = (folder: string, name: string): boolean => {
  const copy = path.join(folder, name)
  return existsSync(copy) && readFileSync(copy).equals(readFileSync(name))
}

/** What npm writes when it installs: another one means other packages. */
const installed = "node_modules/.package-lock.json"

/**
 * Makes `folder` a copy of this project that can be built there: its sources and the installed packages. What Gatsby has
 * kept there of earlier builds stays.
 */
export const copyProject = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  if (!hasSameFile(folder, installed)) linkPackages(folder)
  for (const name of folders) rmSync(path.join(folder, name), { recursive: true, force: true })
  for (const name of listSources()) cpSync(name, path.join(folder, name), { recursive: true, preserveTimestamps: true })
}

/**
 * Gives the example in a copy of the project what a site has in folders of its own: packages and plugins, as Gatsby compiles no
 * TypeScript of others. Returns its folder.
 */
export const prepareExample = (project: string): string => {
  const folder = path.join(project, "examples/bakery")
  cpSync(path.join(project, "plugins"), path.join(folder, "plugins"), { recursive: true })
  const packages = path.join(folder, "node_modules")
  if (!existsSync(packages)) symlinkSync(path.join(project, "node_modules"), packages)
  return folder
}

/**
 * Builds the site in `folder`, with these variables set; returns the seconds it took. `project` has the packages, where that is
 * another folder. Throws with what the build has printed when it fails.
 */
export const buildProject = (
  folder: string,
  environment: Readonly<Record<string, string>>,
  project = folder
): number => {
  const started = Date.now()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve(project, "node_modules/gatsby/cli.js"), "build"],
    {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 2 ** 30,
      env: {
        ...process.env,
        GATSBY_TELEMETRY_DISABLED: "1",
        // Lines alone: nobody sees a progress bar.
        GATSBY_LOGGER: "yurnalist",
        NO_COLOR: "1",
        ...environment,
      },
    }
  )
  if (status !== 0) throw new Error(`The site in ${folder} does not build:\n${stdout}\n${stderr}`)
  return Math.round((Date.now() - started) / 1000)
}
