import { graphql } from "gatsby"
import styled from "styled-components"
import { Section } from "../components/Section"
import { Picture } from "../components/Picture"
import { breakpoints } from "../styles/tokens"

const MapFigure = styled.figure`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface-raised);
  img {
    /* The files of its sizes differ by a pixel; its place does not. */
    aspect-ratio: 8 / 5;
    object-position: 50% 100%;
  }
  ${breakpoints.wide} {
    img {
      aspect-ratio: 2;
    }
  }
  figcaption {
    padding: 0.875rem 1.25rem;
    font-weight: 600;
  }
  /* One is shown, and only that one fetched. Not two sources of one picture: a browser that prints does not change them. */
  > picture + picture {
    display: none;
  }
  @media screen and (prefers-color-scheme: dark) {
    > picture {
      display: none;
    }
    > picture + picture {
      display: block;
    }
  }
  @media print {
    break-inside: avoid;
    img {
      height: 10cm;
    }
    figcaption {
      padding: 0.5rem 1rem;
    }
  }
`

/** The streets around the clinic, drawn for the day and for the night. */
export const LocationMap = ({ light, dark, alt, caption }: Queries.LocationMapFragment) => {
  return (
    <Section aria-label="Map" $tight id="map">
      <MapFigure>
        {[light, dark].map(
          ({ childImageSharp }, index) =>
            childImageSharp && <Picture key={index} image={childImageSharp.gatsbyImageData} alt={alt} />
        )}
        <figcaption>{caption}</figcaption>
      </MapFigure>
    </Section>
  )
}

export const fragment = graphql`
  fragment LocationMap on StreetMap {
    alt
    caption(hyphens: true)
    light {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1152
          placeholder: NONE
          formats: [AVIF, WEBP, PNG]
          breakpoints: [400, 780, 1152, 1600]
        )
      }
    }
    dark {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1152
          placeholder: NONE
          formats: [AVIF, WEBP, PNG]
          breakpoints: [400, 780, 1152, 1600]
        )
      }
    }
  }
`
