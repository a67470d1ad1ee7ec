interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** What the browser tells of the visitor's connection; only Chromium tells, so TypeScript does not know of it. */
const getConnection = (): Connection | undefined => Reflect.get(navigator, "connection")

/** Whether the visitor has asked to save data or is on 2G. */
export const isDataSaver = (): boolean => {
  const told = getConnection()
  return Boolean(told?.saveData || told?.effectiveType?.includes("2g"))
}

/** Whether a page may be fetched before it is asked for: not where data is costly, nor where the browser does not tell. */
export const canPrefetch = (): boolean => Boolean(getConnection()) && !isDataSaver()
