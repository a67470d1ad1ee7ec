import { graphql } from "gatsby"
import styled from "styled-components"
import { ActionLink, ActionRow } from "../components/ActionLink"
import { AddressLines } from "../components/AddressLines"
import { PhoneLink } from "../components/AutoLink"
import { Card } from "../components/Card"
import { Icon } from "../components/Icon"
import { Muted } from "../components/Muted"
import { Section, SectionHeading } from "../components/Section"
import { useClinic, useOtherPlaces } from "../components/useClinic"
import { getPlaceAnchor } from "../model/places"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"
import { MapPicture } from "./MapPicture"
import { SpecialDayList } from "./SpecialDayList"
import { getDirections } from "./useDirections"

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--gap);
`

const PlacePicture = styled.div.attrs({ className: "no-print" })`
  overflow: hidden;
  margin-top: 1rem;
  border: 1px solid var(--border);
  border-radius: var(--radius-small);
`

interface PlacesProps {
  /** Maps of the places, with their anchors. */
  maps?: readonly Queries.PlacesFragment[] | null
  /** Whether there is no network, so that nobody can book on another website. */
  isOffline?: boolean
}

/** Shows the practice's other places: the address of each, its phone, its hours, how to book there and directions. */
export const Places = ({ maps, isOffline = false }: PlacesProps) => {
  const words = useWords("places")
  const { phone: mainPhone } = useClinic()
  const places = useOtherPlaces()
  if (places.length === 0) return null
  return (
    <Section id="places" aria-labelledby="places-heading" $tight>
      <SectionHeading id="places-heading" heading={words.heading} />
      <Cards>
        {places.map(({ name, anchor, address, phone, position, directions, hours, ownBooking }) => {
          const mapUrl = getDirections(position)
          const booking = isOffline && ownBooking?.by === "elsewhere" ? null : ownBooking
          const map = maps?.find(place => place.anchor === anchor)?.map
          return (
            <Card
              key={anchor}
              as="section"
              id={getPlaceAnchor(anchor)}
              aria-labelledby={`${getPlaceAnchor(anchor)}-name`}
            >
              <h3 id={`${getPlaceAnchor(anchor)}-name`} translate="no">
                {name}
              </h3>
              <address translate="no">
                <AddressLines address={address} />
              </address>
              {directions && <Muted>{directions}</Muted>}
              <p>
                <PhoneLink number={phone ?? mainPhone} />
              </p>
              <div>
                {hours.lines.map(line => (
                  <p key={line}>{line}</p>
                ))}
                <SpecialDayList days={hours.specialDays} />
              </div>
              {(mapUrl || booking) && (
                <ActionRow>
                  {booking && (
                    <ActionLink href={booking.to} aria-label={`${booking.label}: ${name}`}>
                      <Icon name="calendar-check" />
                      {booking.label}
                    </ActionLink>
                  )}
                  {mapUrl && (
                    <ActionLink href={mapUrl}>
                      <Icon name="navigation" />
                      {fill(words.directionsTo, { place: name })}
                    </ActionLink>
                  )}
                </ActionRow>
              )}
              {map && (
                <PlacePicture>
                  <MapPicture map={map} sizes="(min-width: 48em) 24rem, 100vw" />
                </PlacePicture>
              )}
            </Card>
          )
        })}
      </Cards>
    </Section>
  )
}

export const fragment = graphql`
  fragment Places on OtherPlace {
    anchor
    map {
      alt
      light {
        ...MapPicture
      }
      dark {
        ...MapPicture
      }
    }
  }
`
