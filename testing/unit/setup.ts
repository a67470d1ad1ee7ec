import { TextDecoder, TextEncoder } from "node:util"

// jsdom does not provide these. The browser tests use the real ones.
Object.assign(globalThis, { TextDecoder, TextEncoder })

// Tests without a DOM start faster without React and the tools for pages.
if (typeof window !== "undefined") jest.requireActual("./setupDom")
