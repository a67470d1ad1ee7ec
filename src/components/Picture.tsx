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
        })
      )
    : []
  return (
    <PictureElement className={className}>
      {[...artDirectionSources, ...sources].map(({ srcSet, type, media, sizes }) => (
        <source key={`${media ?? ""}${type}`} srcSet={srcSet} type={type} media={media} sizes={shownSizes ?? sizes} />
      ))}
      <img
        alt={alt}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={shownSizes ?? fallback?.sizes}
        width={image.width}
        height={image.height}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        {...(priority && { fetchpriority: "high" })}
      />
    </PictureElement>
  )
}
