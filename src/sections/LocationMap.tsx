import { graphql } from "gatsby"
import styled from "styled-components"
import { LinkedText } from "../components/LinkedText"
import { ActionLink, ActionRow } from "../components/ActionLink"
import { Icon } from "../components/Icon"
import { Section } from "../components/Section"
import { Marked } from "../components/Marked"
import { Split } from "../components/Split"
import { mapAnchor } from "../model/links/pages"
import { useWords } from "../words/useWords"
import { MapPicture } from "./MapPicture"
import { PagePicture } from "./PagePicture"
import { useDirections } from "./useDirections"

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: 1.5rem var(--gap);
  dl {
    display: grid;
    gap: 1rem;
  }
  dt {
    font-weight: 600;
  }
  dd {
    color: var(--text-muted);
  }
`

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
  const { caption, ways } = map
  const directionsUrl = useDirections()
  const isSplit = Boolean(ways?.length || picture)
  const framed = (
    <MapFigure>
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
    <Section aria-label={words.map} $tight id={mapAnchor}>
      {isSplit ? (
        <Split $columns="minmax(0, 8fr) minmax(0, 4fr)" className="print-2">
          {framed}
          <Ways>
            {Boolean(ways?.length) && (
              <dl>
                {ways?.map(({ from, text }) => (
                  <Marked key={from}>
                    <dt>{from}</dt>
                    <dd>
                      <LinkedText>{text}</LinkedText>
                    </dd>
                  </Marked>
                ))}
              </dl>
            )}
            {picture && (
              <div className="no-print">
                <PagePicture {...picture} wide="24rem" />
              </div>
            )}
          </Ways>
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
