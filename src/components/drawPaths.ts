import { createElement } from "react"

/** The id of an icon's `<symbol>` in the page's sprite. */
export const getIconId = (name: string): string => `icon-${name}`

/** The shapes of an icon, for an `<svg>` or a `<symbol>` of 24 × 24 units. */
export const drawPaths = (paths: IconNodes) =>
  paths.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))
