/** The id of the sprite, the `<svg>` behind React's root that holds the paths of the page's icons. */
export const spriteId = "icons"

/** The id of an icon's `<symbol>` in the sprite. */
export const getIconId = (name: string): string => `icon-${name}`
