import { findChromium, findProgram, installPackages } from "../../testing/browser/chromium"
import { startChromium, startFirefox } from "./chromiumAndFirefox"
import type { Driver } from "./driver"
import { startOldChromium } from "./oldChromium"
import { startWebKit } from "./webkit"

/** The three current browser engines in which the site is tested: how to find each, and the Debian packages that contain it. */
export const engines = [
  { name: "Chromium", find: findChromium, packages: ["chromium"] },
  { name: "Firefox ESR", find: () => findProgram("firefox-esr"), packages: ["firefox-esr"] },
  {
    name: "WebKit",
    find: () => findProgram("Xvfb") && findProgram("WebKitWebDriver"),
    packages: ["webkit2gtk-driver", "xvfb"],
  },
] as const

/** Old engines, from packages. Version 92 is the oldest that the site supports (docs/browsers.md). */
export const oldEngines = ["Chromium 92", "Chromium 109"] as const

export type EngineName = (typeof engines)[number]["name"] | (typeof oldEngines)[number]

/** Returns the path of an engine's program. Throws if it is not installed. */
const programOf = (name: EngineName): string => {
  const program = engines.find(engine => engine.name === name)?.find()
  if (!program) throw new Error(`${name} is not installed.`)
  return program
}

/** Ensures that all engines are installed: installs the Debian packages as root, or throws an error that lists them. */
export const ensureEngines = (): void => {
  const missing = engines.filter(({ find }) => !find()).flatMap(({ packages }) => packages)
  if (missing.length) installPackages(missing, "These tests need Chromium, Firefox ESR and WebKitGTK's driver.")
}

/** Starts each engine. */
export const starts: Readonly<Record<EngineName, () => Promise<Driver>>> = {
  Chromium: () => startChromium(programOf("Chromium")),
  "Firefox ESR": () => startFirefox(programOf("Firefox ESR")),
  WebKit: () => startWebKit(programOf("WebKit")),
  "Chromium 92": () => startOldChromium("chromium-92"),
  "Chromium 109": () => startOldChromium("chromium-109"),
}
