import styled from "styled-components"
import { ButtonRow } from "../components/Button"
import { useWords } from "../words/useWords"
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
  /** Sentence saying that the text is still in the form. */
  stillHere: string
  email: string
  subject: string
  text: string
}

/** Shows that a send has failed, that the text is still in the form, and other ways to send it. */
export const SendFailed = ({ stillHere, ...message }: SendFailedProps) => {
  const { callUs, sendByEmail, sendByWhatsApp } = useWords("form")
  return (
    <FailurePanel>
      <p>{stillHere}</p>
      <ButtonRow>
        <ContactAlternatives {...message} texts={{ call: callUs, email: sendByEmail, whatsapp: sendByWhatsApp }} />
      </ButtonRow>
    </FailurePanel>
  )
}
