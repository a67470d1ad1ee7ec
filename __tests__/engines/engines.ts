import { findChromium, findProgram, installPackages } from "../../testing/browser/chromium"

/** The three browser engines in which the site is tested: how to find each, and the Debian packages that contain it. */
export const engines = [
  { name: "Chromium", find: findChromium, packages: ["chromium"] },
  { name: "Firefox ESR", find: () => findProgram("firefox-esr"), packages: ["firefox-esr"] },
  {
    name: "WebKit",
    find: () => findProgram("Xvfb") && findProgram("WebKitWebDriver"),
    packages: ["webkit2gtk-driver", "xvfb"],
  },
] as const

export type EngineName = (typeof engines)[number]["name"]

/** Returns the path of an engine's program. Throws if it is not installed. */
export const programOf = (name: EngineName): string => {
  const program = engines.find(engine => engine.name === name)?.find()
  if (!program) throw new Error(`${name} is not installed.`)
  return program
}

/** Ensures that all engines are installed: installs the Debian packages as root, or throws an error that lists them. */
export const ensureEngines = (): void => {
  const missing = engines.filter(({ find }) => !find()).flatMap(({ packages }) => packages)
  if (missing.length) installPackages(missing, "These tests need Chromium, Firefox ESR and WebKitGTK's driver.")
}
