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

/** A picture that shows what the page is about, with its caption. */
export const PagePicture = ({ image, alt, focus, caption }: Queries.PagePictureFragment) =>
  image.childImageSharp && (
    <Figure>
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
