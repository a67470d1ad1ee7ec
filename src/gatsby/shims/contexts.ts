/** Contexts of React's server components, which the site does not have, are those of the browser. */
export { createContext as createServerOrClientContext } from "react"
