import { graphql } from "gatsby"
import styled from "styled-components"
import { CroppedPicture } from "../components/Picture"
import { Caption } from "../components/typography"

const Figure = styled.figure`
  img {
    aspect-ratio: 16 / 9;
    border-radius: var(--radius);
  }
`

/**
 * Returns the `sizes` of a picture that has the width `wide` beside other content. On phones a small file is always
 * enough.
 */
export const getSizes = (wide: string): string => `(max-width: 40em) 40vw, (max-width: 62em) 50vw, ${wide}`

interface PagePictureProps extends Queries.PagePictureFragment {
  /** Whether the picture is fetched at once, as the page's largest one. */
  priority?: boolean
  /** Displayed width beside other content, if it is not half of the window. */
  wide?: string
}

/** Shows the picture of a page, with its caption. */
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
