import { spawnSync } from "node:child_process"
import { accessSync, constants } from "node:fs"
import path from "node:path"

const names = ["chromium", "google-chrome-stable", "google-chrome", "chromium-browser"]
/** Chromium without windows: the same pages for half the work, and enough for tests. */
const shellNames = ["chromium-headless-shell", "chrome-headless-shell"]

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const findProgram = (candidates: readonly string[]): string | undefined => {
  const places = (process.env["PATH"] ?? "").split(path.delimiter)
  return [
    process.env["CHROME_PATH"] ?? "",
    ...candidates.flatMap(name => places.map(place => path.join(place, name))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ].find(file => file && isExecutable(file))
}

/** The Chrome or Chromium of this machine: `CHROME_PATH`, or the first one on the path. */
export const findChromium = (): string | undefined => findProgram(names)

/** The browser for tests: the same, but one without windows where there is one. */
export const findTestBrowser = (): string | undefined => findProgram([...shellNames, ...names])

const install = (name: string): boolean =>
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0

/**
 * The first of `packages` that Debian can install here, as root and after saying so; elsewhere an error that says what
 * to install.
 */
const ensureBrowser = (findBrowser: () => string | undefined, packages: readonly string[]): string => {
  const found = findBrowser()
  if (found) return found
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    console.log(`No Chrome or Chromium was found: installing Debian’s package ${packages.join(" or ")}.`)
    spawnSync("apt-get", ["update"], { stdio: "inherit" })
    if (!packages.some(install))
      throw new Error("apt-get could not install a browser. Install Chrome or Chromium, or set CHROME_PATH to it.")
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    "The browser tests need Chrome or Chromium. Install one (on Debian or Ubuntu: sudo apt-get install chromium), or set CHROME_PATH to it."
  )
}

/** Makes sure there is a Chrome or Chromium. */
export const ensureChromium = (): string => ensureBrowser(findChromium, ["chromium"])

/** Makes sure there is a browser to test with. */
export const ensureTestBrowser = (): string => ensureBrowser(findTestBrowser, ["chromium-headless-shell", "chromium"])

/** Without a sandbox as root, and silent: a browser in a test talks to nobody but the test. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]
