import styled from "styled-components"
import { wholeNumber } from "../styles/declarations"
import { ContactLink } from "./LinkedText"
import { useSite } from "./useSite"

const WholeNumber = styled.span`
  ${wholeNumber}
`

/** Shows a link to the clinic's phone or WhatsApp, labelled with the number. `option` is one of these two. */
export const DirectLink = ({ option: { by, to, label } }: { option: Queries.ContactOptionFragment }) => {
  const { phone, whatsapp } = useSite().clinic
  return by === "phone" ? (
    <ContactLink contact={phone} />
  ) : (
    <a href={to} translate="no">
      {label} <WholeNumber>{whatsapp}</WholeNumber>
    </a>
  )
}
