declare module "subset-font" {
  /** Resolves to a font that contains only the letters of `text`. */
  const subsetFont: (
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; noHinting?: boolean; keepFeatures?: readonly string[] }
  ) => Promise<Buffer>
  export default subsetFont
}
