import { graphql } from "gatsby"
import styled from "styled-components"
import { Section } from "../components/Section"
import { IconEntry } from "../components/IconEntry"
import { Muted } from "../components/typography"
import { ContactLink } from "../components/LinkedText"
import { SiteLink } from "../components/SiteLink"
import { useSite } from "../components/useSite"
import { breakpoints } from "../styles/tokens"
import { touchTarget } from "../styles/declarations"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"

/** Three columns, or two if there are only two items, from tablets on: never two and a single item below. */
const ContactOptions = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: 2rem var(--gap);
  ${breakpoints.tablet} {
    /* A pixel less, because thirds are rounded. */
    grid-template-columns: repeat(auto-fit, minmax(calc((100% - 2 * var(--gap)) / 3 - 1px), 1fr));
  }
  a {
    ${touchTarget}
    font-weight: 600;
  }
`

/** Shows ways to reach the clinic: call, book online, walk in. */
export const ContactStrip = ({ call, book, walkIn }: Queries.ContactStripFragment) => {
  const words = useWords("home")
  const { phone, address } = useSite().clinic
  const { business, short } = useSite().hours
  const { booking } = useSite().contactOptions
  return (
    <Section aria-label={words.reachUs} $tight>
      <ContactOptions>
        <IconEntry element="li" {...call} icon="phone">
          <ContactLink contact={phone} />
        </IconEntry>
        {(booking?.by === "form" || booking?.by === "elsewhere") && (
          <IconEntry element="li" {...book} icon="calendar-check">
            <SiteLink to={booking.to} className="no-print">
              {booking.by === "form" ? words.askForTime : booking.label}
            </SiteLink>
          </IconEntry>
        )}
        {walkIn && (
          <IconEntry element="li" {...walkIn} icon="footprints">
            <Muted>
              <span translate="no">{`${address.street}, ${address.town}.`}</span>{" "}
              {business === short
                ? fill(words.openingHours, { hours: business })
                : `${fill(words.businessHours, { hours: business })} ${words.callFirst}`}
            </Muted>
          </IconEntry>
        )}
      </ContactOptions>
    </Section>
  )
}

export const fragment = graphql`
  fragment ContactStrip on ContactStrip {
    call {
      ...TextBlock
    }
    book {
      ...TextBlock
    }
    walkIn {
      heading
      text
    }
  }
`
