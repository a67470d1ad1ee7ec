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

/** An icon of Lucide's set, as large as the text around it. It is decorative: there is always text beside it. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <Svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
    {iconPaths[name].map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
  </Svg>
)

const isIconName = (name: string): name is IconName => name in iconPaths

/** The icon that an entry of the content names. Throws for an unknown name; the content checks reject those earlier. */
export const toIconName = (name: string): IconName => {
  if (!isIconName(name)) throw new Error(`There is no icon with the name “${name}”.`)
  return name
}
