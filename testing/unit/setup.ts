import { TextDecoder, TextEncoder } from "node:util"

// jsdom has none of these. The browser tests use the real ones.
Object.assign(globalThis, { TextDecoder, TextEncoder })

// A test without a page starts sooner without React and the tools for pages.
if (typeof window !== "undefined") jest.requireActual("./setupDom")
