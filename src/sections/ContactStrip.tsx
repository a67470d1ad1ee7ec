import { graphql } from "gatsby"
import { Section } from "../components/Section"
import { IconEntry } from "../components/IconEntry"
import { Split } from "../components/primitives"
import { Muted } from "../components/typography"
import { ContactLink } from "../components/LinkedText"
import { SiteLink } from "../components/SiteLink"
import { getBookingLabel } from "../components/ContactDetails"
import { useSite } from "../components/useSite"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"

/** Shows ways to reach the clinic: call, book online, walk in. */
export const ContactStrip = ({ call, book, walkIn }: Queries.ContactStripFragment) => {
  const words = useWords("home")
  const { phone, address } = useSite().clinic
  const { business, short } = useSite().hours
  const { booking } = useSite().contactOptions
  return (
    <Section aria-label={words.reachUs} $tight>
      {/* From tablets on, all are in one row. */}
      <Split as="ul" role="list" $from="tablet" $columns="repeat(auto-fit, minmax(30%, 1fr))" $gap="2rem var(--gap)">
        <IconEntry element="li" {...call} icon="phone">
          <ContactLink contact={phone} />
        </IconEntry>
        {(booking?.by === "form" || booking?.by === "elsewhere") && (
          <IconEntry element="li" {...book} icon="calendar-check">
            <SiteLink to={booking.to} className="no-print">
              {getBookingLabel(booking, words.askForTime)}
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
      </Split>
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
