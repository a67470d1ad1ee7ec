import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, renameSync, statfsSync, writeFileSync } from "node:fs"
import path from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { isRecord, parseAs } from "../../plugins/gatsby-plugin-content-model/json"

/** Returns the path of the first of these programs that is on `PATH`. */
export const findProgram = (...names: readonly string[]): string | undefined => {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter)
  return names.flatMap(name => folders.map(folder => path.join(folder, name))).find(file => existsSync(file))
}

const chosenBrowser = process.env["CHROME_PATH"]

/** Returns the path of this machine's Chrome or Chromium: `CHROME_PATH`, or one in a usual location. */
export const findChromium = (): string | undefined =>
  chosenBrowser ||
  findProgram("chromium", "google-chrome-stable", "google-chrome", "chromium-browser") ||
  ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"].find(file => existsSync(file))

/** Debian packages that packaged Chromium needs: libraries, and the configuration of fonts, which includes a font. */
const packagedNeeds = ["libnss3", "libexpat1", "fontconfig-config"]

/**
 * Returns the path of the Chromium in a package, which is unpacked once for each version, or undefined on platforms
 * other than Linux on x64. Only the compressed program of the package is used.
 */
const unpackChromium = (packageName = "@sparticuz/chromium"): string | undefined => {
  const folder = path.resolve("node_modules", packageName)
  const packed = path.join(folder, "bin/chromium.br")
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(packed)) return undefined
  const { name, version } = parseAs(readFileSync(path.join(folder, "package.json"), "utf8"), isRecord)
  const file = path.resolve(`node_modules/.cache/${path.basename(String(name))}-${String(version)}`)
  if (existsSync(file)) return file
  mkdirSync(path.dirname(file), { recursive: true })
  // Renames the file when it is complete, so that no other process starts an incomplete one.
  const part = `${file}-${process.pid}`
  writeFileSync(part, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
  renameSync(part, file)
  return file
}

/**
 * Returns whether this machine has the libraries that a browser needs, and a fonts configuration, without which it
 * finds no fonts.
 */
const isUsable = (browser: string): boolean =>
  spawnSync(browser, ["--version"]).status === 0 && existsSync("/etc/fonts/fonts.conf")

/**
 * Returns `CHROME_PATH`, the packaged browser, or the browser of this machine, in this order. A headless browser does
 * half the work for a page.
 */
const findTestBrowser = (): string | undefined => {
  if (chosenBrowser) return chosenBrowser
  const packaged = unpackChromium()
  if (packaged && isUsable(packaged)) return packaged
  return findProgram("chromium-headless-shell", "chrome-headless-shell") ?? findChromium()
}

const runApt = (...parameters: readonly string[]) =>
  spawnSync("apt-get", parameters, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  })

/** Installs Debian packages as root, and logs it. Throws an error that says what to install if it cannot. */
export const installPackages = (packages: readonly string[], reason: string): void => {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0)
    throw new Error(`${reason} On Debian or Ubuntu: sudo apt-get install ${packages.join(" ")}`)
  console.log(`${reason} Installing Debian’s ${packages.join(", ")}.`)
  runApt("update")
  runApt("install", "-y", "--no-install-recommends", ...packages)
}

/**
 * Returns the browser for tests, preferably the packaged one, which is the same on every machine. As root on Debian,
 * installs what it needs; elsewhere throws an error that says what to install.
 */
export const ensureTestBrowser = (): string => {
  const found = findTestBrowser()
  if (found) return found
  const packages = unpackChromium() ? packagedNeeds : ["chromium"]
  installPackages(packages, "The browser tests need Chrome or Chromium, by its path in CHROME_PATH or installed.")
  const installed = findTestBrowser()
  if (!installed) throw new Error("No Chrome or Chromium can be started. Install one, or set CHROME_PATH to it.")
  return installed
}

/**
 * Returns the path of an old Chromium from the package `chromium-92` or `chromium-109` (package.json), and installs what
 * it needs. Throws an error on platforms other than Linux on x64.
 */
export const ensureOldChromium = (packageName: string): string => {
  const file = unpackChromium(packageName)
  if (!file) throw new Error(`The package ${packageName} is not installed, or is not for this machine: run npm ci.`)
  const { stdout } = spawnSync("ldd", [file], { encoding: "utf8" })
  if (stdout.includes("not found") || !existsSync("/etc/fonts/fonts.conf"))
    installPackages(packagedNeeds, `${packageName} needs libraries.`)
  return file
}

/**
 * Flags that disable the sandbox, which root cannot use, and all background requests: in a test, the browser talks only
 * to the test.
 */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/** Returns whether there is more shared memory than a test run needs: a container may have only 64 MB. */
const hasSharedMemory = (): boolean => {
  if (!existsSync("/dev/shm")) return false
  const { bavail, bsize } = statfsSync("/dev/shm")
  return bavail * bsize >= 1_000_000_000
}

/**
 * Default flags of Playwright to leave out if there is enough shared memory: memory in files on disk costs a tenth more
 * work.
 */
export const unwantedFlags = hasSharedMemory() ? ["--disable-dev-shm-usage"] : []
