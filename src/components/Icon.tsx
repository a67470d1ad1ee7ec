import styled from "styled-components"
import { type IconName, getIconId } from "../model/files/icons"

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

/** Shows the icon that an entry of the content names, from the file with all icons (src/gatsby/sprite.ts). */
export const ContentIcon = ({ name }: { name: string }) => (
  <Svg width={20} height={20} aria-hidden>
    <use href={`${process.env["GATSBY_SPRITE"] ?? ""}#${getIconId(name)}`} />
  </Svg>
)

/**
 * Shows an icon of Lucide's set, as large as the text around it. It is decorative: there is always a text with the same
 * meaning.
 */
export const Icon = ({ name }: { name: IconName }) => <ContentIcon name={name} />
