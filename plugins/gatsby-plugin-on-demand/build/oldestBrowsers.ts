import browserslist from "browserslist"

/** Browsers whose engines all others share. */
const engines = ["chrome", "firefox", "safari"] as const

/**
 * Returns the oldest version of each engine that the site supports, from `browserslist` in package.json. Scripts are
 * compiled for them, and a test compares published scripts with what they have.
 */
export const readOldestBrowsers = (): Record<(typeof engines)[number], number> => {
  const listed = browserslist()
  const findOldest = (engine: string): number =>
    Math.min(...listed.filter(name => name.startsWith(`${engine} `)).map(name => parseFloat(name.split(" ")[1] ?? "")))
  const [chrome, firefox, safari] = engines.map(findOldest)
  return { chrome: chrome ?? 0, firefox: firefox ?? 0, safari: safari ?? 0 }
}
