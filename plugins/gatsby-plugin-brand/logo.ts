/** A square drawing that may be part of each page: it has nothing in it but shapes. */
export interface Logo {
  viewBox: string
  /** What is in the `<svg>`. */
  shapes: string
}

/** Returns a logo as a file of its own, `size` pixels wide and high where that is given. */
export const formatLogo = ({ viewBox, shapes }: Logo, size?: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${size === undefined ? "" : ` width="${size}" height="${size}"`}>${shapes}</svg>`
