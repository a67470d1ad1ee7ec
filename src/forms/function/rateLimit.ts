/** Maximum number of messages from one IP address in the time below. Many phones share an address. */
const maxMessages = 10
const periodMs = 10 * 60_000

/**
 * Creates the rate limit: a function that returns whether a visitor may send a message at `now`, in milliseconds. It
 * lives in the memory of the running function, so a host that runs several instances has several limits. It protects
 * the clinic's mailbox.
 */
export const createRateLimit = () => {
  let recent: { visitor: string; at: number }[] = []
  return (visitor: string, now: number): boolean => {
    recent = recent.filter(({ at }) => now - at < periodMs)
    if (recent.filter(message => message.visitor === visitor).length >= maxMessages) return false
    recent.push({ visitor, at: now })
    return true
  }
}
