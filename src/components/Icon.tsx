import { createElement, useState, useSyncExternalStore } from "react"
import styled from "styled-components"
import type { IconName } from "../icons/iconPaths"
import { awaitIconPaths, getIconPaths } from "../icons/iconRegistry"

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

const noop = () => undefined
const awaitNothing = () => noop

/** The place of an icon in the page, which knows the icon that the server has drawn there until another is shown. */
const createPlace = () => {
  let served: IconName | undefined
  return {
    isServed: (name: IconName): boolean => {
      if (served !== name) served = undefined
      return served !== undefined
    },
    /** For the server, and for the first render in a browser that hydrates its HTML: only there the paths are missing. */
    isServedAtFirst: (name: IconName): boolean => {
      served = getIconPaths() ? undefined : name
      return served !== undefined
    },
  }
}

/** Whether React keeps the icon that the server has drawn. It is known in the first render, so there is no second one. */
const useIsServed = (name: IconName): boolean => {
  const [place] = useState(createPlace)
  return useSyncExternalStore(
    awaitNothing,
    () => place.isServed(name),
    () => place.isServedAtFirst(name)
  )
}

/**
 * An icon of Lucide's set, as large as the text around it. It is decorative: there is always a text for it. A browser
 * keeps the paths that the server has drawn, and fetches them when it draws an icon itself; until then that is empty.
 */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => {
  const isServed = useIsServed(name)
  const paths = useSyncExternalStore(isServed ? awaitNothing : awaitIconPaths, getIconPaths, getIconPaths)
  const attributes = { viewBox: "0 0 24 24", "aria-hidden": true, className }
  // React leaves alone what is in an element whose content is given as HTML.
  return isServed ? (
    <Svg key="served" {...attributes} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
  ) : (
    <Svg key="drawn" {...attributes}>
      {paths?.[name].map(([element, nodeAttributes], index) =>
        createElement(element, { key: index, ...nodeAttributes })
      )}
    </Svg>
  )
}

const isIconName = (name: string): name is IconName => {
  const paths = getIconPaths()
  // Without the paths there is nothing left to check: the build has drawn this page with them.
  return !paths || name in paths
}

/**
 * The icon that an entry of the content names. Throws for an unknown name where the paths are, so in each build; the
 * content checks reject those earlier.
 */
export const parseIconName = (name: string): IconName => {
  if (!isIconName(name)) throw new Error(`There is no icon with the name “${name}”.`)
  return name
}
