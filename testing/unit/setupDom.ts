import "@testing-library/jest-dom"
import { configure, render } from "@testing-library/react"
import { createElement } from "react"
import { Helmet } from "react-helmet"

/** What every test in jsdom needs. setup.ts loads it. */

// In strict mode every effect runs twice, so an effect that cannot be repeated fails.
// Beside a build a render may take longer than the default of one second.
configure({ reactStrictMode: true, asyncUtilTimeout: 8_000 })

// styled-components adds its rules one by one, as in production: after each change of a sheet's text, jsdom would read all
// of it again.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false })

// A page has the paths of its icons (src/components/Sprite.tsx); a part of one would fetch them.
jest.mock("../../src/components/iconPaths", () => ({ findIconPaths: () => undefined }))

// jsdom has none of these. The browser tests use the real ones.
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

// Nothing that a test leaves reaches the next one. Testing Library has unmounted its pages by then.
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  sessionStorage.clear()
  window.history.replaceState(null, "", "/")
  document.body.innerHTML = ""
})

// Strict mode warns once of react-helmet's old life cycle. It does so here, before tests count warnings.
beforeAll(() => {
  const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined)
  render(createElement(Helmet)).unmount()
  consoleError.mockRestore()
})
