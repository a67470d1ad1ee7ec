import "@testing-library/jest-dom"
import { TextDecoder, TextEncoder } from "node:util"
import { configure, render } from "@testing-library/react"
import { createElement } from "react"
import { Helmet } from "react-helmet"

// Every effect runs twice: one that cannot be repeated shows.
configure({ reactStrictMode: true })

// jsdom has none of these; the browser tests see the real ones.
Object.assign(globalThis, { TextDecoder, TextEncoder })

if (typeof window !== "undefined") {
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

  // React's strict mode warns once of react-helmet's old life cycle: here, before a test counts what is said.
  beforeAll(() => {
    const silent = jest.spyOn(console, "error").mockImplementation(() => undefined)
    render(createElement(Helmet)).unmount()
    silent.mockRestore()
  })
}
