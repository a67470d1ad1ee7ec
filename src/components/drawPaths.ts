import { createElement } from "react"

/** Returns the shapes of an icon, for an `<svg>` or a `<symbol>` of 24 × 24 units. */
export const drawPaths = (paths: IconNodes) =>
  paths.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))
