/** So many messages, of one visitor's address, in so many milliseconds. Many phones share an address. */
const maxMessages = 10
const periodMs = 10 * 60_000

/**
 * Makes the one rate limit: whether a visitor may send a message at `now`, in milliseconds. It is kept in the memory of the
 * running function, and forgotten with it: a host that runs several has as many. The clinic's mailbox is what it protects.
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
