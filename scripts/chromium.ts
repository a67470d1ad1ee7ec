import { spawnSync } from "node:child_process"
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statfsSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { brotliDecompressSync } from "node:zlib"

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

/** A Chromium without windows for Linux on x64, compressed. Of this package the file alone is used. */
const packagedFolder = "node_modules/@sparticuz/chromium"
/** What it needs, as packages of Debian: libraries, and the configuration of fonts, which brings a font. */
const packagedNeeds = ["libnss3", "libexpat1", "fontconfig-config"]

/** The packaged Chromium, unpacked once for each version; undefined where it does not belong. */
const unpackChromium = (): string | undefined => {
  const packed = path.resolve(packagedFolder, "bin/chromium.br")
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(packed)) return undefined
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(packagedFolder, "package.json"), "utf8"))
  const file = path.resolve(`node_modules/.cache/chromium-${version}`)
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

/**
 * The browser for tests: `CHROME_PATH`, or the packaged one, which is the same on every machine, or the Chrome or Chromium
 * of this machine, one without windows where there is one.
 */
export const findTestBrowser = (): string | undefined => {
  const packaged = process.env["CHROME_PATH"] ? undefined : unpackChromium()
  return packaged && isUsable(packaged) ? packaged : findProgram([...shellNames, ...names])
}

const install = (packages: readonly string[]): unknown =>
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  })

/**
 * The browser that `findBrowser` finds. On Debian, as root, it installs one after the other of `packageSets` until there
 * is one, and says so; elsewhere an error says what to install.
 */
const ensureBrowser = (findBrowser: () => string | undefined, packageSets: readonly (readonly string[])[]): string => {
  const found = findBrowser()
  if (found) return found
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    spawnSync("apt-get", ["update"], { stdio: "inherit" })
    for (const packages of packageSets) {
      console.log(`No Chrome or Chromium can be started: installing Debian’s ${packages.join(", ")}.`)
      install(packages)
      const installed = findBrowser()
      if (installed) return installed
    }
  }
  throw new Error(
    "The browser tests need Chrome or Chromium. Install one (on Debian or Ubuntu: sudo apt-get install chromium), or set CHROME_PATH to it."
  )
}

/** Makes sure there is a Chrome or Chromium. */
export const ensureChromium = (): string => ensureBrowser(findChromium, [["chromium"]])

/** Makes sure there is a browser to test with, and what it needs. */
export const ensureTestBrowser = (): string =>
  ensureBrowser(findTestBrowser, [
    ...(unpackChromium() ? [packagedNeeds] : []),
    ["chromium-headless-shell"],
    ["chromium"],
  ])

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

/** The memory that the processes of a browser share; a container may have only 64 MB there. */
const sharedMemory = "/dev/shm"
/** Far more than the browsers of a test run need together. */
const enoughSharedMemory = 1_000_000_000

const hasSharedMemory = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(sharedMemory)
    return bavail * bsize >= enoughSharedMemory
  } catch {
    return false
  }
}

/**
 * Flags of Playwright that a browser in a test starts without: where there is enough shared memory, it need not be kept in
 * files on the disk, which takes a tenth more work.
 */
export const unwantedFlags = hasSharedMemory() ? ["--disable-dev-shm-usage"] : []
