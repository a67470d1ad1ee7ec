interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Returns the browser's Network Information. TypeScript has no type for it, because only Chromium supports it. */
const getConnection = (): Connection | undefined => Reflect.get(navigator, "connection")

/** Returns whether the visitor has asked to save data or is on 2G. */
export const isDataSaver = (): boolean => {
  const connection = getConnection()
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"))
}

/** Returns whether a page may be prefetched: false if data is costly or the browser does not report its connection. */
export const canPrefetch = (): boolean => Boolean(getConnection()) && !isDataSaver()
