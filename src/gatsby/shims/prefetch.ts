/** Fetches nothing. */
const prefetch = (): Promise<void> => Promise.resolve()

export default prefetch
