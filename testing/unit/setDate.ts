/** Sets the date without faking timers. */
export const setDate = (now: Date): void => {
  jest.useFakeTimers({
    now,
    doNotFake: [
      "setTimeout",
      "clearTimeout",
      "setInterval",
      "clearInterval",
      "setImmediate",
      "clearImmediate",
      "nextTick",
      "queueMicrotask",
      "performance",
      "requestAnimationFrame",
      "cancelAnimationFrame",
    ],
  })
}
