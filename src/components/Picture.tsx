import type { IGatsbyImageData } from "gatsby-plugin-image"
import styled from "styled-components"

interface PictureProps {
  image: IGatsbyImageData
  /** Another picture where a media query holds, such as one of another shape. */
  instead?: { media: string; image: IGatsbyImageData }
  /** Empty where words beside the picture say it all. */
  alt: string
  /** The page's largest picture is fetched at once, all others when they come near. */
  first?: boolean
  className?: string
}

const Frame = styled.picture`
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
export const Picture = ({ image, instead, alt, first = false, className }: PictureProps) => {
  const { fallback, sources = [] } = image.images
  const others = instead
    ? [...(instead.image.images.sources ?? []), { ...instead.image.images.fallback, type: undefined }].map(source => ({
        ...source,
        media: instead.media,
      }))
    : []
  return (
    <Frame className={className}>
      {[...others, ...sources].map(({ srcSet, type, media, sizes }) => (
        <source key={`${media ?? ""}${type}`} srcSet={srcSet} type={type} media={media} sizes={sizes} />
      ))}
      <img
        alt={alt}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        width={image.width}
        height={image.height}
        loading={first ? "eager" : "lazy"}
        decoding={first ? "sync" : "async"}
        {...(first && { fetchpriority: "high" })}
      />
    </Frame>
  )
}
