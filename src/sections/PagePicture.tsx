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

/** Returns how wide a picture is shown that has the width `wide` beside something else: on phones a small file always serves. */
export const getSizes = (wide: string): string => `(max-width: 40em) 40vw, (max-width: 62em) 50vw, ${wide}`

interface PagePictureProps extends Queries.PagePictureFragment {
  /** The page's largest picture is fetched at once. */
  priority?: boolean
  /** How wide it is shown beside something else, where that is not half the window. */
  wide?: string
}

/** Shows a picture of what the page is about, with its caption. */
export const PagePicture = ({ image, alt, focus, caption, priority, wide }: PagePictureProps) =>
  image.childImageSharp && (
    <Figure>
      <CroppedPicture
        image={image.childImageSharp.gatsbyImageData}
        alt={alt}
        $focus={focus}
        priority={priority}
        sizes={wide && getSizes(wide)}
      />
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
