import { useEffect, useRef, useState } from "react"
import styled from "styled-components"
import { getIconId } from "../model/icons"
import { drawPaths } from "./drawPaths"
import type { IconName } from "./iconPaths"

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

/**
 * Shows the icon that an entry of the content names. Its paths are in the page's sprite (Sprite.tsx), from which the
 * build moves some to a file (plugins/gatsby-plugin-on-demand/pageHtml.ts). An icon that the page does not have is
 * fetched; if that fails, it stays empty.
 */
export const ContentIcon = ({ name }: { name: string }) => {
  const [paths, setPaths] = useState<IconNodes>()
  const use = useRef<SVGUseElement>(null)
  useEffect(() => {
    const id = getIconId(name)
    const inFile = document.querySelector(`use[href$="svg#${id}"]`)?.getAttribute("href")
    if (inFile) use.current?.setAttribute("href", inFile)
    else if (!document.getElementById(id))
      import(/* webpackChunkName: "icons" */ "./iconPaths").then(
        ({ findIconPaths }) => setPaths(findIconPaths(name)),
        () => undefined
      )
  }, [name])
  return (
    <Svg width={20} height={20} viewBox={paths && "0 0 24 24"} aria-hidden>
      {paths ? drawPaths(paths) : <use ref={use} href={`#${getIconId(name)}`} />}
    </Svg>
  )
}

/**
 * Shows an icon of Lucide's set, as large as the text around it. It is decorative: there is always a text with the same
 * meaning.
 */
export const Icon = ({ name }: { name: IconName }) => <ContentIcon name={name} />
