import { spawnSync } from "node:child_process"
import { accessSync, constants } from "node:fs"
import path from "node:path"
import { findChromium } from "./chromium"

const onPath = (program: string): string | undefined =>
  (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .map(place => path.join(place, program))
    .find(file => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })

/** The three engines the site is tested in, where each is found, and the Debian packages it comes with. */
export const engines = [
  { name: "Chromium", find: findChromium, packages: ["chromium"] },
  { name: "Firefox ESR", find: () => onPath("firefox-esr"), packages: ["firefox-esr"] },
  { name: "WebKit", find: () => onPath("Xvfb") && onPath("WebKitWebDriver"), packages: ["webkit2gtk-driver", "xvfb"] },
] as const

export type EngineName = (typeof engines)[number]["name"]

/** The program of an engine that `ensureEngines` has found. */
export const programOf = (name: EngineName): string => {
  const program = engines.find(engine => engine.name === name)?.find()
  if (!program) throw new Error(`${name} is not installed.`)
  return program
}

/** Makes sure that all engines are there: installs Debian's packages as root after saying so, else says what to install. */
export const ensureEngines = (): void => {
  const missing = engines.filter(({ find }) => !find()).flatMap(({ packages }) => packages)
  if (missing.length === 0) return
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0)
    throw new Error(
      `The test in three engines needs Chromium, Firefox ESR and WebKitGTK's driver. On Debian: sudo apt-get install ${missing.join(" ")}`
    )
  console.log(`Not everything is here: installing Debian’s ${missing.join(", ")}.`)
  for (const parameters of [["update"], ["install", "-y", "--no-install-recommends", ...missing]]) {
    const { status } = spawnSync("apt-get", parameters, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    })
    if (status !== 0) throw new Error(`apt-get ${parameters.join(" ")} failed.`)
  }
}
