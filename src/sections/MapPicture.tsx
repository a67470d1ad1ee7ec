import { graphql } from "gatsby"
import { Picture } from "../components/Picture"

interface MapPictureProps {
  map: Pick<Queries.LocationMapFragment, "light" | "dark" | "alt">
  sizes?: string | undefined
}

/** Shows a map in the colours of the theme. */
export const MapPicture = ({ map: { light, dark, alt }, sizes }: MapPictureProps) => {
  const lightMap = light.childImageSharp?.gatsbyImageData
  const darkMap = dark.childImageSharp?.gatsbyImageData
  return lightMap && darkMap ? (
    <Picture
      image={lightMap}
      artDirection={{ media: "(prefers-color-scheme: dark)", image: darkMap }}
      alt={alt}
      sizes={sizes}
    />
  ) : null
}

export const fragment = graphql`
  fragment MapPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1152
        placeholder: NONE
        formats: [AVIF, WEBP, PNG]
        breakpoints: [400, 780, 1152, 1600]
        avifOptions: { quality: 54 }
      )
    }
  }
`
