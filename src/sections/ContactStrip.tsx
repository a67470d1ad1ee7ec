import { Link, graphql } from "gatsby"
import styled from "styled-components"
import { Section, ThreeColumns } from "../components/Section"
import { CardTitle, IconTile } from "../components/Card"
import { Icon } from "../components/Icon"
import { PhoneLink } from "../components/AutoLink"
import { Muted } from "../components/Muted"
import { pages } from "../content/pages"
import { useClinic } from "../hooks/useClinic"
import { touchTarget } from "../styles/touchTarget"

const ContactOptions = styled(ThreeColumns)`
  row-gap: 2rem;
`

const ContactOption = styled.div`
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
    font-weight: var(--strong);
  }
`

/** Three ways to reach the clinic: call, book online, walk in. */
export const ContactStrip = ({ call, book, walkIn }: Queries.ContactStripFragment) => {
  const { phone, businessHours, address } = useClinic()
  return (
    <Section aria-label="How to reach us" $tight>
      <ContactOptions>
        <li>
          <ContactOption>
            <IconTile>
              <Icon name="phone" />
            </IconTile>
            <div>
              <CardTitle>{call.heading}</CardTitle>
              <Muted>{call.text}</Muted>
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
              <CardTitle>{book.heading}</CardTitle>
              <Muted>{book.text}</Muted>
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
              <CardTitle>{walkIn.heading}</CardTitle>
              <Muted>{walkIn.text}</Muted>
              <Muted>
                <span translate="no">{`${address.street}, ${address.town}.`}</span>{" "}
                {`Regular business hours: ${businessHours}.`}
              </Muted>
            </div>
          </ContactOption>
        </li>
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
      ...TextBlock
    }
  }
`
