import { findChromium, findProgram, installPackages } from "../../testing/browser/chromium"

/** The three engines the site is tested in, where each is found, and the Debian packages it comes with. */
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

/** The program of an engine. */
export const programOf = (name: EngineName): string => {
  const program = engines.find(engine => engine.name === name)?.find()
  if (!program) throw new Error(`${name} is not installed.`)
  return program
}

/** Makes sure that all engines are there: installs Debian's packages as root, or says what to install. */
export const ensureEngines = (): void => {
  const missing = engines.filter(({ find }) => !find()).flatMap(({ packages }) => packages)
  if (missing.length) installPackages(missing, "These tests need Chromium, Firefox ESR and WebKitGTK's driver.")
}
