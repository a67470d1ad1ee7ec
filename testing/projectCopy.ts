import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"

/**
 * Folder of the copy of the project that tests build, so that the clinic's own `public` and `.cache` are not changed.
 * It is not in a folder whose name starts with a dot, because Gatsby would find no pages there when it generates types.
 */
export const testProject = path.resolve("test-project")

/** Folders that a site is built from, in addition to the files at the top level. */
const folders = ["src", "types", "static", "docs", "plugins", "samples", "examples"]

/** Returns the files that a site is built from, as git lists them, including those that are not committed yet. */
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

/** Copies the installed packages to another folder, as hard links if the file system supports them. */
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

/** File that npm writes after installing. If it differs, other packages are installed. */
const installed = "node_modules/.package-lock.json"

/**
 * Makes `folder` a copy of this project that can be built: its sources and the installed packages. Files that Gatsby
 * has kept there from earlier builds remain.
 */
export const copyProject = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  if (!hasSameFile(folder, installed)) linkPackages(folder)
  for (const name of folders) rmSync(path.join(folder, name), { recursive: true, force: true })
  for (const name of listSources()) cpSync(name, path.join(folder, name), { recursive: true, preserveTimestamps: true })
}

/**
 * Gives the example in a copy of the project its own packages and plugins, as in a real site: Gatsby does not compile
 * TypeScript from outside the site. Returns its folder.
 */
export const prepareExample = (project: string): string => {
  const folder = path.join(project, "examples/bakery")
  cpSync(path.join(project, "plugins"), path.join(folder, "plugins"), { recursive: true })
  const packages = path.join(folder, "node_modules")
  if (!existsSync(packages)) symlinkSync(path.join(project, "node_modules"), packages)
  return folder
}

/**
 * Builds the site in `folder` with these environment variables, and returns the seconds it took. `project` is the
 * folder with the packages, if it is another one. If the build fails, throws an error with its output.
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
        // Logs plain lines: a progress bar would not be visible.
        GATSBY_LOGGER: "yurnalist",
        NO_COLOR: "1",
        ...environment,
      },
    }
  )
  if (status !== 0) throw new Error(`The site in ${folder} does not build:\n${stdout}\n${stderr}`)
  return Math.round((Date.now() - started) / 1000)
}
