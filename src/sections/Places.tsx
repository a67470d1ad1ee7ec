import { ActionLink, ActionRow } from "../components/ActionLink"
import { PostalAddressLines, getDirections } from "../components/ContactDetails"
import { ContactLink, LinkedText } from "../components/LinkedText"
import { Box, Grid } from "../components/primitives"
import { Icon } from "../components/Icon"
import { Section, SectionHeading } from "../components/Section"
import { useSite } from "../components/useSite"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"

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
          // A single place is a row, not a box with an empty half.
          <Box key={place.name} as="section" aria-label={place.name}>
            <Grid $min="14rem" $gap="0.75rem 1.5rem">
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
            </Grid>
          </Box>
        ))}
      </Grid>
    </Section>
  )
}
