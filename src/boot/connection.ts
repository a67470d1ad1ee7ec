interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** What the browser tells of the visitor's connection; only Chromium tells. */
const connection = (): Connection | undefined =>
  "connection" in navigator && typeof navigator.connection === "object" && navigator.connection !== null
    ? navigator.connection
    : undefined

/** Whether the visitor has asked to save data or is on 2G. */
export const costlyData = (): boolean => {
  const { saveData = false, effectiveType = "" } = connection() ?? {}
  return saveData || effectiveType.includes("2g")
}

/** Whether a page may be fetched before it is asked for: not where data is costly, nor where the browser does not tell. */
export const mayFetchAhead = (): boolean => connection() !== undefined && !costlyData()
