/** Length of the window in which requests are counted, unless another is given. */
const windowMs = 10_000

/** Number of clients that are remembered at most. */
const maxClients = 10_000

/**
 * Creates a function that counts the requests of a client, and returns whether it has sent too many. Each copy of the
 * function at the host counts by itself.
 */
export const createLimiter = (max: number, ms = windowMs): ((client: string) => boolean) => {
  const clients = new Map<string, { start: number; count: number }>()
  return client => {
    const now = Date.now()
    const found = clients.get(client)
    const window = found && now - found.start < ms ? found : { start: now, count: 0 }
    window.count++
    if (clients.size >= maxClients) clients.clear()
    clients.set(client, window)
    return window.count > max
  }
}

/** Seconds after which a client that was refused may try again. */
export const retrySeconds = windowMs / 1000
