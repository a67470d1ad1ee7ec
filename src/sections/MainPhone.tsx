import styled from "styled-components"
import { PhoneLink } from "../components/AutoLink"
import { Icon } from "../components/Icon"
import { useClinic } from "../components/useClinic"
import { whatsAppUrl } from "../content/phone"
import { touchTarget } from "../styles/touchTarget"
import { useWords } from "../words/useWords"

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

/** The number to try first, which begins the contact page: that of WhatsApp where the clinic prefers it. */
export const MainPhone = () => {
  const { phone, whatsapp, primaryContact } = useClinic()
  const { whatsApp } = useWords("contactCards")
  const hasChat = primaryContact === "whatsapp" && whatsapp
  return (
    <PhoneLine className="no-print">
      <Icon name={hasChat ? "send" : "phone"} />
      {hasChat ? <a href={whatsAppUrl(whatsapp)}>{`${whatsApp} ${whatsapp}`}</a> : <PhoneLink number={phone} />}
    </PhoneLine>
  )
}
