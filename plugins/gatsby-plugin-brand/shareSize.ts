/** The size of a share picture in pixels: what most services show uncut. */
export const shareSize = { width: 1200, height: 630 } as const
