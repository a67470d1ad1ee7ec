import { graphql } from "gatsby"
import { ExampleNote } from "../components/ExampleNote"
import { Picture } from "../components/Picture"
import styled from "styled-components"
import { LinkedText } from "../components/LinkedText"
import { ActionLink, ActionRow } from "../components/ActionLink"
import { Icon } from "../components/Icon"
import { Section } from "../components/Section"
import { Marked } from "../components/typography"
import { Box, Grid, Split, Stack } from "../components/primitives"
import { pageParts } from "../model/links/pages"
import { useWords } from "../words/useWords"
import { PagePicture } from "./PagePicture"
import { useDirections } from "../components/ContactDetails"

interface MapPictureProps {
  map: Pick<Queries.LocationMapFragment, "light" | "dark" | "alt">
  sizes?: string | undefined
}

/** Shows a map in the colours of the theme. */
const MapPicture = ({ map: { light, dark, alt }, sizes }: MapPictureProps) => {
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

const Directions = styled(Grid)`
  dt {
    font-weight: 600;
  }
  dd {
    color: var(--text-muted);
  }
`

const MapFigure = styled(Box).attrs({ as: "figure" })`
  img {
    /* The files of its sizes differ by a pixel; its place does not. */
    aspect-ratio: 8 / 5;
    object-position: 50% 100%;
  }
  figcaption {
    padding: 0.875rem 1.25rem;
    font-weight: 600;
  }
`

interface LocationMapProps {
  map: Queries.LocationMapFragment
  picture?: Queries.PagePictureFragment | null
}

/**
 * Shows the map of the streets around the clinic in both themes, directions in words, and a picture of the entrance.
 */
export const LocationMap = ({ map, picture }: LocationMapProps) => {
  const words = useWords("contactCards")
  const { caption, ways, sample } = map
  const directionsUrl = useDirections()
  const isSplit = Boolean(ways?.length || picture)
  const framed = (
    <MapFigure $flush>
      <figcaption>
        {caption}
        <ActionRow>
          <ActionLink href={directionsUrl}>
            <Icon name="navigation" />
            {words.getDirections}
          </ActionLink>
        </ActionRow>
      </figcaption>
      <MapPicture map={map} sizes={isSplit ? "(min-width: 100em) 51rem, (min-width: 62em) 46rem, 100vw" : undefined} />
    </MapFigure>
  )
  return (
    <Section aria-label={words.map} $tight id={pageParts.directions.anchor}>
      {isSplit ? (
        <Split $columns="2fr 1fr" className="print-2">
          {framed}
          <Directions $min="17rem" $gap="1.5rem var(--gap)">
            {Boolean(ways?.length) && (
              <Stack as="dl" $gap="1rem">
                {ways?.map(({ from, text }) => (
                  <Marked key={from}>
                    <dt>{from}</dt>
                    <dd>
                      <LinkedText>{text}</LinkedText>
                    </dd>
                  </Marked>
                ))}
              </Stack>
            )}
            <ExampleNote sample={sample} />
            {picture && (
              <div className="no-print">
                <PagePicture {...picture} wide="24rem" />
              </div>
            )}
          </Directions>
        </Split>
      ) : (
        framed
      )}
    </Section>
  )
}

export const fragments = graphql`
  fragment LocationMap on StreetMap {
    alt
    caption
    sample
    ways {
      from
      text
    }
    light {
      ...MapPicture
    }
    dark {
      ...MapPicture
    }
  }
`
