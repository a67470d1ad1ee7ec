import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, renameSync, statfsSync, writeFileSync } from "node:fs"
import path from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { isRecord, parseAs } from "../../plugins/gatsby-plugin-content-model"

/** The first of these programs that is on the path. */
export const findProgram = (...names: readonly string[]): string | undefined => {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter)
  return names.flatMap(name => folders.map(folder => path.join(folder, name))).find(file => existsSync(file))
}

const chosenBrowser = process.env["CHROME_PATH"]

/** The Chrome or Chromium of this machine: `CHROME_PATH`, or one in its usual place. */
export const findChromium = (): string | undefined =>
  chosenBrowser ||
  findProgram("chromium", "google-chrome-stable", "google-chrome", "chromium-browser") ||
  ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"].find(file => existsSync(file))

/** A Chromium without windows for Linux on x64, compressed. Of this package the file alone is used. */
const packagedFolder = "node_modules/@sparticuz/chromium"
/** What it needs, as packages of Debian: libraries, and the configuration of fonts, which brings a font. */
const packagedNeeds = ["libnss3", "libexpat1", "fontconfig-config"]

/** The packaged Chromium, unpacked once for each version; undefined where it does not belong. */
const unpackChromium = (): string | undefined => {
  const packed = path.resolve(packagedFolder, "bin/chromium.br")
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(packed)) return undefined
  const { version } = parseAs(readFileSync(path.join(packagedFolder, "package.json"), "utf8"), isRecord)
  const file = path.resolve(`node_modules/.cache/chromium-${String(version)}`)
  if (existsSync(file)) return file
  mkdirSync(path.dirname(file), { recursive: true })
  // Renamed when it is complete, so that nobody starts a part of it.
  const part = `${file}-${process.pid}`
  writeFileSync(part, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
  renameSync(part, file)
  return file
}

/** Whether this machine has the libraries that a browser needs, and fonts: without their configuration it finds none. */
const isUsable = (browser: string): boolean =>
  spawnSync(browser, ["--version"]).status === 0 && existsSync("/etc/fonts/fonts.conf")

/** `CHROME_PATH`, or the packaged browser, or that of this machine: without windows pages take half the work. */
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

/** Installs packages of Debian as root, and says so; elsewhere an error says what to install. */
export const installPackages = (packages: readonly string[], reason: string): void => {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0)
    throw new Error(`${reason} On Debian or Ubuntu: sudo apt-get install ${packages.join(" ")}`)
  console.log(`${reason} Installing Debian’s ${packages.join(", ")}.`)
  runApt("update")
  runApt("install", "-y", "--no-install-recommends", ...packages)
}

/**
 * The browser for tests: the packaged one is the same on every machine. Installs what it needs on Debian, as root; an error
 * says what to install elsewhere.
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

/** Whether browsers can share more memory than a test run needs: a container may have only 64 MB for it. */
const hasSharedMemory = (): boolean => {
  if (!existsSync("/dev/shm")) return false
  const { bavail, bsize } = statfsSync("/dev/shm")
  return bavail * bsize >= 1_000_000_000
}

/** Flags of Playwright that a browser in a test starts without: memory in files on the disk takes a tenth more work. */
export const unwantedFlags = hasSharedMemory() ? ["--disable-dev-shm-usage"] : []
