declare module "subset-font" {
  /** Resolves to a font with the letters of `text` alone. */
  const subsetFont: (
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; noHinting?: boolean; keepFeatures?: readonly string[] }
  ) => Promise<Buffer>
  export default subsetFont
}
