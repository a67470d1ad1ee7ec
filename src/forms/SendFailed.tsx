import styled from "styled-components"
import { ButtonRow } from "../components/Button"
import { ContactAlternatives } from "./ContactAlternatives"

const FailurePanel = styled.div`
  display: grid;
  gap: 0.75rem;
  padding: 1rem 1.25rem;
  border: 1px solid var(--danger);
  border-radius: var(--radius-small);
  background: var(--danger-soft);
`

interface SendFailedProps {
  /** What was not sent, such as "message". */
  what: string
  email: string
  subject: string
  text: string
}

/** Shown in the form after a send has failed: what was typed is still there, and can be sent another way. */
export const SendFailed = ({ what, ...message }: SendFailedProps) => (
  <FailurePanel>
    <p>Your {what} is still here. If it will not go, reach us another way:</p>
    <ButtonRow>
      <ContactAlternatives
        {...message}
        texts={{ call: "Call us", email: "Send it by email", whatsapp: "Send it by WhatsApp" }}
      />
    </ButtonRow>
  </FailurePanel>
)
