import { type PictureSource, addAvif } from "./avif"

/** Arguments of the field `gatsbyImageData`. */
interface PictureArguments {
  formats?: readonly string[]
  quality?: number
  avifOptions?: { quality?: number }
}

interface PictureData {
  images: { sources: readonly PictureSource[]; fallback: object }
}

interface PictureNode {
  parent: string
}

type ResolvePicture = (
  node: PictureNode,
  args: PictureArguments,
  context: { nodeModel: { getNodeById: (query: { id: string }) => { absolutePath: string } | null } },
  info: { originalResolver: ResolvePicture }
) => Promise<PictureData | undefined>

/**
 * Creates a resolver for `gatsbyImageData` that encodes AVIF itself (avif.ts) and leaves all other formats to Gatsby.
 * It takes the sizes from the WebP source, so a picture must have WebP as well. In develop mode it adds no AVIF.
 */
export const createAvifResolver =
  (publicFolder: string, isDevelop: boolean): ResolvePicture =>
  async (node, args, context, info) => {
    const { formats = [], avifOptions, quality = 50 } = args
    const data = await info.originalResolver(
      node,
      { ...args, formats: formats.filter(format => format !== "avif") },
      context,
      info
    )
    const webp = data?.images.sources.find(({ type }) => type === "image/webp")
    const file = context.nodeModel.getNodeById({ id: node.parent })
    if (!data || !webp || !file || isDevelop || !formats.includes("avif")) return data
    const avif = addAvif(file.absolutePath, webp, avifOptions?.quality ?? quality, publicFolder)
    return { ...data, images: { ...data.images, sources: [avif, ...data.images.sources] } }
  }
