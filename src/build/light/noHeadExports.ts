export const headHandlerForBrowser = (): void => undefined
