import { spawnSync } from "node:child_process"
import { accessSync, constants } from "node:fs"
import path from "node:path"

const names = ["chromium", "google-chrome-stable", "google-chrome", "chromium-browser"]

const runnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The Chrome or Chromium of this machine: `CHROME_PATH`, or the first one on the path. */
export const findChromium = (): string | undefined => {
  const places = (process.env["PATH"] ?? "").split(path.delimiter)
  const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
  return [
    process.env["CHROME_PATH"] ?? "",
    ...names.flatMap(name => places.map(place => path.join(place, name))),
    mac,
  ].find(file => file && runnable(file))
}

/**
 * Makes sure there is a browser to test with. On Debian as root it installs the package `chromium` after saying so;
 * elsewhere it throws an error that says what to install.
 */
export const ensureChromium = (): string => {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    console.log("No Chrome or Chromium was found: installing Debian’s package chromium.")
    for (const parameters of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
      const { status } = spawnSync("apt-get", parameters, {
        stdio: "inherit",
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      })
      if (status !== 0)
        throw new Error(
          `apt-get ${parameters.join(" ")} failed. Install Chrome or Chromium by hand, or set CHROME_PATH to it.`
        )
    }
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    "The browser tests need Chrome or Chromium. Install one (on Debian or Ubuntu: sudo apt-get install chromium), or set CHROME_PATH to it."
  )
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
