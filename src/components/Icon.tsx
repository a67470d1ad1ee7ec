import { createElement } from "react"
import styled from "styled-components"
import { type IconName, iconPaths } from "../icons/iconPaths"

const Svg = styled.svg`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`

/** A drawing of Lucide's set, as large as the text around it. It only decorates: words stand beside it. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <Svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
    {iconPaths[name].map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
  </Svg>
)

const isIconName = (name: string): name is IconName => name in iconPaths

/** The drawing an entry of the content chose. Throws for a name without one; the model's checks let none through. */
export const toIconName = (name: string): IconName => {
  if (!isIconName(name)) throw new Error(`There is no drawing for the icon “${name}”.`)
  return name
}
