interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Returns the browser's Network Information. Only Chromium has it, so TypeScript has no type for it. */
const getConnection = (): Connection | undefined => Reflect.get(navigator, "connection")

/** Returns whether the visitor has asked to save data or is on 2G. */
export const isDataSaver = (): boolean => {
  const connection = getConnection()
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"))
}

/** Returns whether a page may be prefetched: not where data is costly, nor where the browser does not report its connection. */
export const canPrefetch = (): boolean => Boolean(getConnection()) && !isDataSaver()
