import "@testing-library/jest-dom"
import { configure, render } from "@testing-library/react"
import { createElement } from "react"
import { Helmet } from "react-helmet"

/** Prepares the environment of all tests in jsdom. setup.ts loads this file. */

// In strict mode every effect runs twice, so an effect that cannot be repeated fails. No limit of time decides a test:
// only one that hangs reaches this limit, which is shorter than jest's, so that the failure says what was missing.
configure({ reactStrictMode: true, asyncUtilTimeout: 60_000 })

// Makes styled-components insert its rules one by one, as in production: otherwise jsdom would parse the whole sheet
// again after each change of its text.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false })

// jsdom does not provide these. The browser tests use the real ones.
Object.assign(window, {
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
  scrollTo: () => undefined,
  PointerEvent: class PointerEvent extends MouseEvent {
    readonly pointerType: string
    constructor(type: string, options: PointerEventInit = {}) {
      super(type, options)
      this.pointerType = options.pointerType ?? ""
    }
  },
  CSS: { supports: () => true },
  ToggleEvent: class ToggleEvent extends Event {},
})
HTMLElement.prototype.hidePopover = () => undefined
HTMLElement.prototype.scrollIntoView = () => undefined
Object.assign(URL, { createObjectURL: () => "blob:made", revokeObjectURL: () => undefined })

// Cleans up, so that no test affects the next one. Testing Library has already unmounted its pages.
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  sessionStorage.clear()
  window.history.replaceState(null, "", "/")
  document.body.innerHTML = ""
})

// Strict mode warns once about react-helmet's legacy lifecycle methods. This triggers the warning before tests count
// warnings.
beforeAll(() => {
  const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined)
  render(createElement(Helmet)).unmount()
  consoleError.mockRestore()
})
