import { Link, graphql } from "gatsby"
import styled from "styled-components"
import { Section } from "../components/Section"
import { IconTile } from "../components/Card"
import { Icon } from "../components/Icon"
import { PhoneLink } from "../components/AutoLink"
import { pages } from "../content/pages"
import { useClinic } from "../hooks/useClinic"
import { breakpoints } from "../styles/tokens"

// Three beside each other or one below the other, never two and one.
const ContactOptionList = styled.ul`
  display: grid;
  gap: 2rem var(--gap);
  ${breakpoints.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const ContactOption = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  align-items: flex-start;
  > div {
    flex: 1 1 12rem;
  }
  h2 {
    font-size: var(--text-h3);
    margin-bottom: 0.25rem;
  }
  p {
    color: var(--text-muted);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 650;
  }
`

/** Three ways to reach the clinic: call, book online, walk in. */
export const ContactStrip = ({ call, book, walkIn }: Queries.ContactStripFragment) => {
  const { phone, businessHours, address } = useClinic()
  return (
    <Section aria-label="How to reach us" $tight>
      <ContactOptionList>
        <li>
          <ContactOption>
            <IconTile>
              <Icon name="phone" />
            </IconTile>
            <div>
              <h2>{call.heading}</h2>
              <p>{call.text}</p>
              <PhoneLink number={phone} />
            </div>
          </ContactOption>
        </li>
        <li>
          <ContactOption>
            <IconTile $tone="violet">
              <Icon name="calendar-check" />
            </IconTile>
            <div>
              <h2>{book.heading}</h2>
              <p>{book.text}</p>
              <Link to={pages.appointment.path} className="no-print">
                Ask for a time
              </Link>
            </div>
          </ContactOption>
        </li>
        <li>
          <ContactOption>
            <IconTile>
              <Icon name="footprints" />
            </IconTile>
            <div>
              <h2>{walkIn.heading}</h2>
              <p>{walkIn.text}</p>
              <p>
                <span translate="no">{`${address.street}, ${address.town}.`}</span>{" "}
                {`Regular business hours: ${businessHours}.`}
              </p>
            </div>
          </ContactOption>
        </li>
      </ContactOptionList>
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
      ...TextBlock
    }
  }
`
