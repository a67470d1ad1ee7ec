import browserslist from "browserslist"

/** Browsers whose engines all others share. */
const engines = ["chrome", "firefox", "safari"]

/**
 * Returns the oldest version of each engine that the site supports, from `browserslist` in package.json, keyed by
 * engine. Scripts are compiled for them, and a test compares published scripts with what they have.
 */
export const readOldestBrowsers = (): Readonly<Record<string, number>> => {
  const listed = browserslist().map(name => name.split(" "))
  const versions = engines.map(engine => ({
    engine,
    all: listed.flatMap(([name, version = ""]) => (name === engine ? [parseFloat(version)] : [])),
  }))
  return Object.fromEntries(versions.flatMap(({ engine, all }) => (all.length ? [[engine, Math.min(...all)]] : [])))
}
