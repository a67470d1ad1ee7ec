import { createHash } from "node:crypto"
import sharp, { type AvifOptions, type Sharp } from "sharp"

/**
 * How every AVIF picture is encoded. Colours at half the resolution of the brightness weigh less and look alike, as in
 * WebP and JPEG; sharp's own effort, 4, takes five times as long (docs/decisions/pictures.md). Gatsby does not know these
 * options: `digestEncoders` does.
 */
const avifOptions = { effort: 3, chromaSubsampling: "4:2:0" } as const satisfies AvifOptions

/** Makes `avifOptions` what sharp uses unless it is told otherwise: gatsby-plugin-sharp tells it the quality alone. */
export const setAvifDefaults = (): void => {
  const prototype: Sharp = Object.getPrototypeOf(sharp())
  const { avif } = prototype
  prototype.avif = function (this: Sharp, options) {
    return avif.call(this, { ...avifOptions, ...options })
  }
}

/** Returns a digest of how pictures are encoded, as far as Gatsby does not know it. */
export const digestEncoders = (): string =>
  createHash("sha256")
    .update(JSON.stringify([sharp.versions, avifOptions]))
    .digest("hex")
