import { graphql } from "gatsby"
import styled from "styled-components"
import { Card } from "../components/Card"
import { Icon } from "../components/Icon"
import { AutoLink, PhoneLink } from "../components/AutoLink"
import { useClinic } from "../hooks/useClinic"
import { breakpoints } from "../styles/tokens"
import { EmergencyNotice } from "./EmergencyNotice"

const CardList = styled.div`
  display: grid;
  gap: var(--gap);
  align-content: start;
  > :last-child {
    grid-column: 1 / -1;
  }
  ${breakpoints.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${breakpoints.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: 1fr 1fr;
  }
`

const SideCard = styled(Card)`
  h2 {
    font-size: var(--text-h3);
  }
  ul {
    display: grid;
    gap: 0.625rem;
  }
  @media print {
    ul {
      gap: 0.125rem;
    }
  }
  li {
    display: flex;
    gap: 0.75rem;
  }
  li > * {
    min-width: 0;
  }
  li > svg {
    min-width: auto;
  }
  li a {
    display: inline-block;
    padding-block: 0.125rem;
    overflow-wrap: anywhere;
  }
  li svg {
    margin-top: 0.2em;
    color: var(--brand);
  }
`

/** The cards beside the appointment form: whom to call, what to bring, what to do in an emergency. */
export const VisitCards = ({ help, checklist, emergency }: Queries.VisitCardsFragment) => {
  const { phone, emails, hours } = useClinic()
  return (
    <CardList>
      <SideCard as="section">
        <h2>{help.heading}</h2>
        <p>{help.text}</p>
        <ul>
          <li>
            <Icon name="phone" />
            <PhoneLink number={phone} />
          </li>
          <li>
            <Icon name="mail" />
            <span>
              <AutoLink>{emails.appointments}</AutoLink>
            </span>
          </li>
          <li>
            <Icon name="clock" />
            {hours.short}
          </li>
        </ul>
      </SideCard>
      <SideCard as="section">
        <h2>{checklist.heading}</h2>
        <ul>
          {checklist.items.map(item => (
            <li key={item}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </ul>
      </SideCard>
      <EmergencyNotice {...emergency} />
    </CardList>
  )
}

export const fragment = graphql`
  fragment VisitCards on AppointmentJson {
    help {
      ...TextBlock
    }
    checklist {
      heading
      items
    }
    emergency {
      ...TextBlock
    }
  }
`
