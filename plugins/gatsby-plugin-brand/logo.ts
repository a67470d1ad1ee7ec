/** A square drawing that is safe to put into each page: it contains only shapes. */
export interface Logo {
  viewBox: string
  /** The content of the `<svg>`. */
  shapes: string
}

/** Returns a logo as a separate SVG file, `size` pixels wide and high if `size` is given. */
export const formatLogo = ({ viewBox, shapes }: Logo, size?: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${size === undefined ? "" : ` width="${size}" height="${size}"`}>${shapes}</svg>`
