import type { IGatsbyImageData } from "gatsby-plugin-image"
import styled from "styled-components"
import { graphql } from "gatsby"

interface PictureProps {
  image: IGatsbyImageData
  /** Another picture for a media query, such as one with another shape. */
  artDirection?: { media: string; image: IGatsbyImageData }
  /** Alternative text; empty if the text beside the picture says everything. */
  alt: string
  /** Whether the picture is fetched at once, as the page's largest one; all others are fetched when they come near. */
  priority?: boolean
  /** Displayed width, if it differs from the one that the image data was made for. */
  sizes?: string
  className?: string
}

const PictureElement = styled.picture`
  > img {
    width: 100%;
    height: auto;
    object-fit: cover;
  }
`

/**
 * Returns the size in pixels of a picture's largest file. It reserves the place of the picture before it has loaded,
 * and applies if there is no style sheet. Gatsby's own width and height of a full-width picture are its shape, 1 ×
 * 0.5625, which is not valid HTML.
 */
const getPixelSize = ({ images: { fallback }, width, height }: IGatsbyImageData): { width: number; height: number } => {
  const pixels = Number(/ (\d+)w$/.exec(fallback?.srcSet ?? "")?.[1] ?? width)
  return { width: pixels, height: Math.round((pixels * height) / width) }
}

/**
 * Shows `gatsbyImageData` as a plain `<picture>`. GatsbyImage itself would add `react-dom/server` and an inline script
 * for each picture (docs/decisions/look.md).
 */
export const Picture = ({ image, artDirection, alt, priority = false, sizes: shownSizes, className }: PictureProps) => {
  const { fallback, sources = [] } = image.images
  const artDirectionSources = artDirection
    ? [...(artDirection.image.images.sources ?? []), { ...artDirection.image.images.fallback, type: undefined }].map(
        source => ({
          ...source,
          media: artDirection.media,
          ...getPixelSize(artDirection.image),
        })
      )
    : []
  return (
    <PictureElement className={className}>
      {artDirectionSources.map(({ srcSet, type, media, sizes, width, height }) => (
        <source key={`${media}${type}`} {...{ srcSet, type, media, sizes: shownSizes ?? sizes, width, height }} />
      ))}
      {sources.map(({ srcSet, type, media, sizes }) => (
        <source key={type} {...{ srcSet, type, media, sizes: shownSizes ?? sizes }} />
      ))}
      <img
        alt={alt}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={shownSizes ?? fallback?.sizes}
        {...getPixelSize(image)}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        {...(priority && { fetchpriority: "high" })}
      />
    </PictureElement>
  )
}

/** A picture that is cropped to its place and keeps the editor's focal point in view. */
export const CroppedPicture = styled(Picture)<{ $focus: string }>`
  > img {
    object-position: ${({ $focus }) => $focus};
    background-color: ${({ image }) => image.backgroundColor ?? "transparent"};
  }
`

// On phones a small file is enough: their pixels are finer than the eye needs here.
export const fragment = graphql`
  fragment CroppedPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        placeholder: DOMINANT_COLOR
        formats: [AVIF, WEBP, JPG]
        breakpoints: [560, 960, 1600]
        sizes: "(max-width: 40em) 40vw, 50vw"
        avifOptions: { quality: 40 }
        webpOptions: { quality: 60 }
        jpgOptions: { quality: 66, progressive: true }
      )
    }
  }
`

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
        fetchpriority="high"
      />
    )
  )
}
