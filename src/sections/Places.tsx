import styled from "styled-components"
import { ActionLink, ActionRow } from "../components/ActionLink"
import { PostalAddressLines } from "../components/PostalAddressLines"
import { ContactLink, LinkedText } from "../components/LinkedText"
import { Card } from "../components/Card"
import { Grid } from "../components/primitives"
import { Icon } from "../components/Icon"
import { Section, SectionHeading } from "../components/Section"
import { useSite } from "../components/useSite"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"
import { getDirections } from "./useDirections"

// A single place is a row, not a card with an empty half.
const PlaceCard = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: 0.75rem 1.5rem;
  align-items: start;
  align-content: start;
  h3 {
    margin-bottom: 0.25rem;
  }
`

/** Shows the clinic's other places: the address of each, its phone, its hours and directions. */
export const Places = () => {
  const words = useWords("places")
  const { phone: mainPhone, places } = useSite().clinic
  if (!places?.length) return null
  return (
    <Section id="places" aria-labelledby="places-heading" $tight>
      <SectionHeading id="places-heading" heading={words.heading} />
      <Grid $min="19rem">
        {places.map(place => (
          <PlaceCard key={place.name} as="section" aria-label={place.name}>
            <div>
              <h3 translate="no">{place.name}</h3>
              <address translate="no">
                <PostalAddressLines address={place.address} />
              </address>
            </div>
            <div>
              <p>
                <ContactLink contact={place.phone ?? mainPhone} />
              </p>
              <ActionRow>
                <ActionLink href={getDirections(place)}>
                  <Icon name="navigation" />
                  {fill(words.directionsTo, { place: place.name })}
                </ActionLink>
              </ActionRow>
            </div>
            <p>
              <LinkedText>{place.hours}</LinkedText>
            </p>
          </PlaceCard>
        ))}
      </Grid>
    </Section>
  )
}
