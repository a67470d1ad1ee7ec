import { graphql } from "gatsby"
import styled from "styled-components"
import { Picture } from "./Picture"

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
