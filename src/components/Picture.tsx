import type { IGatsbyImageData } from "gatsby-plugin-image"
import styled from "styled-components"

interface PictureProps {
  image: IGatsbyImageData
  /** Another picture where a media query holds, such as one of another shape. */
  artDirection?: { media: string; image: IGatsbyImageData }
  /** Empty where words beside the picture say it all. */
  alt: string
  /** The page's largest picture is fetched at once, all others when they come near. */
  priority?: boolean
  /** How wide it is shown, where that differs from the place the image data was made for. */
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
 * The size in pixels of a picture's largest file, for where no style sheet applies and for the place it takes before it
 * arrives. What Gatsby calls the size of a picture of full width is its shape: 1 × 0.5625, which is no valid HTML.
 */
const getPixelSize = ({ images: { fallback }, width, height }: IGatsbyImageData): { width: number; height: number } => {
  const pixels = Number(/ (\d+)w$/.exec(fallback?.srcSet ?? "")?.[1] ?? width)
  return { width: pixels, height: Math.round((pixels * height) / width) }
}

/**
 * What `gatsbyImageData` describes, as a plain `<picture>`. GatsbyImage itself would bring `react-dom/server` and an
 * inline script for each picture; see docs/decisions/pictures.md.
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
