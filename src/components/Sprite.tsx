import { getIconId } from "../model/icons"
import { drawPaths } from "./drawPaths"
import { findIconPaths } from "./iconPaths"

/** Returns the names of the icons that the HTML of a page uses. */
const findIconNames = (html: string): string[] => [
  ...new Set([...html.matchAll(new RegExp(`href="#${getIconId('([^"]+)')}"`, "g"))].map(([, name = ""]) => name)),
]

/**
 * Renders the paths of the icons in a page's HTML, each once. They are outside React's root, so React does not need
 * them for hydration. Throws for an unknown name; the content checks reject those earlier.
 */
export const Sprite = ({ html }: { html: string }) => (
  <svg width={0} height={0} aria-hidden>
    {findIconNames(html).map(name => {
      const paths = findIconPaths(name)
      if (!paths) throw new Error(`There is no icon with the name “${name}”.`)
      return (
        <symbol key={name} id={getIconId(name)} viewBox="0 0 24 24">
          {drawPaths(paths)}
        </symbol>
      )
    })}
  </svg>
)
