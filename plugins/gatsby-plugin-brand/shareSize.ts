/** Size of a share picture in pixels: most services show this size uncropped. */
export const shareSize = { width: 1200, height: 630 } as const
