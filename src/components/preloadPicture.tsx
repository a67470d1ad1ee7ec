import type { IGatsbyImageData } from "gatsby-plugin-image"

/**
 * Returns a head link that makes the browser fetch the page's largest picture before it has read the styles and found
 * the heading font in them. It has no `href`, so that browsers without `imagesrcset` fetch nothing
 * (https://web.dev/articles/preload-responsive-images).
 */
export const preloadPicture = (
  image: IGatsbyImageData | undefined,
  { media, sizes }: { media?: string; sizes?: string }
) => {
  const source = image?.images.sources?.find(({ type }) => type === "image/avif")
  return (
    source && (
      <link
        key={media}
        rel="preload"
        as="image"
        type={source.type}
        media={media}
        imageSrcSet={source.srcSet}
        imageSizes={sizes ?? source.sizes}
        {...{ fetchpriority: "high" }}
      />
    )
  )
}
