import { graphql } from "gatsby"
import styled from "styled-components"
import { CroppedPicture } from "../components/CroppedPicture"
import { Caption } from "../components/Muted"

const Figure = styled.figure`
  img {
    aspect-ratio: 16 / 9;
    border-radius: var(--radius);
  }
  @media print {
    break-inside: avoid;
    img {
      max-height: 6cm;
    }
  }
`

interface PagePictureProps {
  picture: Queries.PagePictureFragment
  className?: string
}

/** A picture that shows what the page is about, with its caption. */
export const PagePicture = ({ picture: { image, alt, focus, caption }, className }: PagePictureProps) =>
  image.childImageSharp && (
    <Figure className={className}>
      <CroppedPicture image={image.childImageSharp.gatsbyImageData} alt={alt} $focus={focus} />
      {caption && <Caption>{caption}</Caption>}
    </Figure>
  )

export const fragment = graphql`
  fragment PagePicture on PagePicture {
    alt
    focus
    caption
    image {
      ...CroppedPicture
    }
  }
`
