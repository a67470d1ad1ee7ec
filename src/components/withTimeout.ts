/** Settles as `promise` does, or rejects after `milliseconds`, whichever comes first. */
export const withTimeout = <T>(promise: Promise<T>, milliseconds: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing came within ${milliseconds} ms.`)), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** Milliseconds to wait for a part of the page that is fetched when it is needed. */
export const chunkTimeoutMs = 10_000
