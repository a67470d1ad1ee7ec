import styled from "styled-components"
import { ActionLink, ActionRow } from "../components/ActionLink"
import { PostalAddressLines } from "../components/PostalAddressLines"
import { AutoLink, PhoneLink } from "../components/AutoLink"
import { Card } from "../components/Card"
import { Icon } from "../components/Icon"
import { Section, SectionHeading } from "../components/Section"
import { useSite } from "../components/useSite"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"
import { getDirections } from "./useDirections"

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--gap);
`

/** Shows the clinic's other places: the address of each, its phone, its hours and directions. */
export const Places = () => {
  const words = useWords("places")
  const { phone: mainPhone, places } = useSite().clinic
  if (!places?.length) return null
  return (
    <Section id="places" aria-labelledby="places-heading" $tight>
      <SectionHeading id="places-heading" heading={words.heading} />
      <Cards>
        {places.map(({ name, address, phone, hours, position }) => {
          const directions = getDirections(position)
          return (
            <Card key={name} as="section" aria-label={name}>
              <h3 translate="no">{name}</h3>
              <address translate="no">
                <PostalAddressLines address={address} />
              </address>
              <p>
                <PhoneLink number={phone ?? mainPhone} />
              </p>
              <p>
                <AutoLink>{hours}</AutoLink>
              </p>
              {directions && (
                <ActionRow>
                  <ActionLink href={directions}>
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
