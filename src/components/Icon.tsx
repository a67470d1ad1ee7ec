import { useEffect } from "react"
import styled from "styled-components"
import { drawIcon } from "../icons/drawIcon"
import type { IconName } from "../icons/iconPaths"
import { getIconId } from "../icons/iconId"

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

interface IconProps<Name> {
  name: Name
  className?: string
}

/** The icon that an entry of the content names. The build ends where there is none of that name (src/icons/Sprite.tsx). */
export const ContentIcon = ({ name, className }: IconProps<string>) => {
  useEffect(() => drawIcon(name), [name])
  return (
    <Svg width={20} height={20} aria-hidden className={className}>
      <use href={`#${getIconId(name)}`} />
    </Svg>
  )
}

/**
 * An icon of Lucide's set, as large as the text around it. It is decorative: there is always a text for it. Its paths are
 * in the page's sprite; a browser adds those that it draws first.
 */
export const Icon = (props: IconProps<IconName>) => <ContentIcon {...props} />
