import { graphql } from "gatsby"
import styled from "styled-components"
import { Band } from "../components/Band"
import { Picture } from "../components/Picture"
import { screens } from "../styles/tokens"

const Framed = styled.figure`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface-raised);
  ${screens.wide} { img { aspect-ratio: 2; } }
  figcaption { padding: 0.875rem 1.25rem; font-weight: 600; }
  @media print { break-inside: avoid; }
`

/** The streets around the clinic, drawn for the day and for the night. */
export const LocationMap = ({ light, dark, alt, caption }: Queries.LocationMapFragment) => {
  const day = light.childImageSharp?.gatsbyImageData
  const night = dark.childImageSharp?.gatsbyImageData
  return (
    <Band aria-label="Map" $tight id="map">
      <Framed>
        {day && night && <Picture image={day} instead={{ media: "screen and (prefers-color-scheme: dark)", image: night }} alt={alt} focus="50% 100%" />}
        <figcaption>{caption}</figcaption>
      </Framed>
    </Band>
  )
}

export const fragment = graphql`
  fragment LocationMap on StreetMap {
    alt
    caption
    light {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1152, placeholder: NONE, formats: [AVIF, WEBP, PNG], breakpoints: [400, 780, 1152, 1600])
      }
    }
    dark {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1152, placeholder: NONE, formats: [AVIF, WEBP, PNG], breakpoints: [400, 780, 1152, 1600])
      }
    }
  }
`
