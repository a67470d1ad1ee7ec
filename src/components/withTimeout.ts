/** Returns a promise that settles as `promise` does, or rejects after `milliseconds`. */
export const withTimeout = <T>(promise: Promise<T>, milliseconds: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing came within ${milliseconds} ms.`)), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** Milliseconds to wait for a script that is loaded on demand. */
export const chunkTimeoutMs = 10_000
