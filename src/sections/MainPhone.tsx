import styled from "styled-components"
import { PhoneLink } from "../components/AutoLink"
import { Icon } from "../components/Icon"
import { useClinic } from "../components/useClinic"
import { touchTarget } from "../styles/touchTarget"

const PhoneLine = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  color: var(--brand);
  font-size: var(--text-h3);
  font-weight: var(--strong);
  a {
    ${touchTarget}
  }
`

/** The number that is answered day and night: the first thing on the contact page. */
export const MainPhone = () => {
  const { phone } = useClinic()
  return (
    <PhoneLine className="no-print">
      <Icon name="phone" />
      <PhoneLink number={phone} />
    </PhoneLine>
  )
}
