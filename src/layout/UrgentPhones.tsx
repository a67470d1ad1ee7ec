import styled from "styled-components"
import { ContactLink } from "../components/LinkedText"
import { listEmergencyPhones, useSite } from "../components/useSite"

const Phones = styled.ul.attrs({ role: "list", className: "no-print" })`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: 1.5rem;
  padding: 0 var(--page-padding) 0.25rem;
  --focus: var(--deep-focus);
  background: var(--deep);
  color: var(--on-deep);
  font-size: var(--text-small);
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  overflow-wrap: anywhere;
  a,
  a:hover {
    color: inherit;
  }
`

/** Shows further numbers for urgent cases, such as the night number, in the bar at the top of a page. */
export const UrgentPhones = () => {
  const phones = listEmergencyPhones(useSite())
  return phones.length > 0 ? (
    <Phones>
      {phones.map(({ label, number }) => (
        <li key={label}>
          {`${label}: `}
          <ContactLink contact={number} />
        </li>
      ))}
    </Phones>
  ) : null
}
