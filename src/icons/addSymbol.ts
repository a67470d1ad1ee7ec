import { getIconId, spriteId } from "./iconId"
import { findIconPaths } from "./iconPaths"

const createElement = (name: string, attributes: Readonly<Record<string, string>>): SVGElement => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

/** Adds an icon to the page's sprite, unless it is there. In develop mode and in the editor there is no sprite at first. */
export const addSymbol = (name: string): void => {
  const id = getIconId(name)
  const paths = findIconPaths(name)
  if (!paths || document.getElementById(id)) return
  const sprite =
    document.getElementById(spriteId) ??
    document.body.appendChild(createElement("svg", { id: spriteId, width: "0", height: "0" }))
  const symbol = createElement("symbol", { id, viewBox: "0 0 24 24" })
  symbol.append(...paths.map(([element, attributes]) => createElement(element, attributes)))
  sprite.append(symbol)
}
