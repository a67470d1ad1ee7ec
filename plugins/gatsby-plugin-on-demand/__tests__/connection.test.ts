/** @jest-environment jsdom */
import { canPrefetch, isDataSaver } from "../hydration/connection"

afterEach(() => {
  Reflect.deleteProperty(navigator, "connection")
})

it.each([
  { reports: { effectiveType: "4g", saveData: false }, saver: false, prefetch: true },
  { reports: { effectiveType: "3g", saveData: false }, saver: false, prefetch: true },
  { reports: { effectiveType: "2g", saveData: false }, saver: true, prefetch: false },
  { reports: { effectiveType: "slow-2g", saveData: false }, saver: true, prefetch: false },
  { reports: { effectiveType: "4g", saveData: true }, saver: true, prefetch: false },
  { reports: {}, saver: false, prefetch: true },
  { reports: undefined, saver: false, prefetch: false },
])("whether the connection $reports saves data, and allows prefetching, is known", ({ reports, saver, prefetch }) => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: reports })
  expect(isDataSaver()).toBe(saver)
  expect(canPrefetch()).toBe(prefetch)
})
