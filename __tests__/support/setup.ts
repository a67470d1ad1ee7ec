import { TextDecoder, TextEncoder } from "node:util"
import { iconPaths } from "../../src/icons/iconPaths"
import { provideIconPaths } from "../../src/icons/iconRegistry"

// Icons are drawn at once, as on the server; icon.test.tsx shows how a browser fetches them.
provideIconPaths(iconPaths)

// jsdom has none of these. The browser tests use the real ones.
Object.assign(globalThis, { TextDecoder, TextEncoder })

// A test without a page starts sooner without React and the tools for pages.
if (typeof window !== "undefined") jest.requireActual("./setupDom")
