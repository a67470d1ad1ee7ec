import styled from "styled-components"
import { ActionLink, ActionRow } from "../components/ActionLink"
import { AddressLines } from "../components/AddressLines"
import { PhoneLink } from "../components/AutoLink"
import { Card } from "../components/Card"
import { HeadingText } from "../components/HeadingText"
import { Icon } from "../components/Icon"
import { Muted } from "../components/Muted"
import { Section, SectionHeading } from "../components/Section"
import { useClinic, useOtherPlaces } from "../components/useClinic"
import { getPlaceAnchor } from "../content/places"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"
import { SpecialDayList } from "./SpecialDayList"
import { getDirections } from "./useDirections"

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--gap);
`

/** Shows the other places of the practice: where each is, its phone, its hours and the way there. */
export const Places = () => {
  const words = useWords("places")
  const { phone: mainPhone } = useClinic()
  const places = useOtherPlaces()
  if (places.length === 0) return null
  return (
    <Section id="places" aria-labelledby="places-heading" $tight>
      <SectionHeading id="places-heading" heading={words.heading} />
      <Cards>
        {places.map(({ name, anchor, address, phone, position, directions, hours }) => {
          const mapUrl = getDirections(position)
          return (
            <Card
              key={anchor}
              as="section"
              id={getPlaceAnchor(anchor)}
              aria-labelledby={`${getPlaceAnchor(anchor)}-name`}
            >
              <h3 id={`${getPlaceAnchor(anchor)}-name`} translate="no">
                <HeadingText>{name}</HeadingText>
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
              {mapUrl && (
                <ActionRow>
                  <ActionLink href={mapUrl}>
                    <Icon name="navigation" />
                    {fill(words.directionsTo, { place: name })}
                  </ActionLink>
                </ActionRow>
              )}
            </Card>
          )
        })}
      </Cards>
    </Section>
  )
}
