import "@testing-library/jest-dom"
import { TextDecoder, TextEncoder } from "node:util"
import { configure } from "@testing-library/dom"

// On a busy machine a render may take longer than the usual second.
configure({ asyncUtilTimeout: 20_000 })

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
    ToggleEvent: class ToggleEvent extends Event {},
  })
  HTMLElement.prototype.hidePopover = () => undefined
  HTMLElement.prototype.scrollIntoView = () => undefined
  Object.assign(URL, { createObjectURL: () => "blob:made", revokeObjectURL: () => undefined })
}
