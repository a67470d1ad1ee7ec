import { graphql } from "gatsby"
import type { ReactNode } from "react"
import styled from "styled-components"
import { Section } from "../components/Section"
import { IconTile } from "../components/Card"
import { CardTitle } from "../components/CardTitle"
import { Icon } from "../components/Icon"
import type { IconName } from "../components/iconPaths"
import { ContactLink, LinkedText } from "../components/LinkedText"
import { Muted } from "../components/Muted"
import { SiteLink } from "../components/SiteLink"
import { useSite } from "../components/useSite"
import { breakpoints } from "../styles/tokens"
import { touchTarget } from "../styles/declarations"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"

/** Three columns, or two if there are only two items, from tablets on: never two and a single item below. */
const Options = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: 2rem var(--gap);
  ${breakpoints.tablet} {
    /* A pixel less, because thirds are rounded. */
    grid-template-columns: repeat(auto-fit, minmax(calc((100% - 2 * var(--gap)) / 3 - 1px), 1fr));
  }
`

const Option = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  align-items: flex-start;
  gap: 1rem;
  > div {
    flex: 1 1 12rem;
  }
  h2 {
    margin-bottom: 0.25rem;
  }
  a {
    ${touchTarget}
    font-weight: 600;
  }
`

interface ContactOptionProps extends Queries.TextBlockFragment {
  icon: IconName
  children: ReactNode
}

const ContactOption = ({ icon, heading, text, children }: ContactOptionProps) => (
  <Option>
    <IconTile>
      <Icon name={icon} />
    </IconTile>
    <div>
      <CardTitle>{heading}</CardTitle>
      <Muted>
        <LinkedText>{text}</LinkedText>
      </Muted>
      {children}
    </div>
  </Option>
)

/** Shows ways to reach the clinic: call, book online, walk in. */
export const ContactStrip = ({ call, book, walkIn }: Queries.ContactStripFragment) => {
  const words = useWords("home")
  const { phone, address } = useSite().clinic
  const { business, short } = useSite().hours
  const { booking } = useSite().contactOptions
  return (
    <Section aria-label={words.reachUs} $tight>
      <Options>
        <ContactOption {...call} icon="phone">
          <ContactLink contact={phone} />
        </ContactOption>
        {(booking?.by === "form" || booking?.by === "elsewhere") && (
          <ContactOption {...book} icon="calendar-check">
            <SiteLink to={booking.to} className="no-print">
              {booking.by === "form" ? words.askForTime : booking.label}
            </SiteLink>
          </ContactOption>
        )}
        {walkIn && (
          <ContactOption {...walkIn} icon="footprints">
            <Muted>
              <span translate="no">{`${address.street}, ${address.town}.`}</span>{" "}
              {business === short
                ? fill(words.openingHours, { hours: business })
                : `${fill(words.businessHours, { hours: business })} ${words.callFirst}`}
            </Muted>
          </ContactOption>
        )}
      </Options>
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
