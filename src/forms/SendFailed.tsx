import styled from "styled-components"
import { LinkedText } from "../components/LinkedText"
import { useWords } from "../words/useWords"
import { ContactAlternatives } from "./ContactAlternatives"
import type { FormState } from "./createFormStore"
import { Notice } from "./FormFrame"

const FailurePanel = styled.div`
  display: grid;
  gap: 0.75rem;
  padding: 1rem 1.25rem;
  border: 1px solid var(--danger);
  border-radius: var(--radius-small);
  background: var(--danger-soft);
`

/** Id of the sentence that the message may have arrived. It describes the button that sends it again. */
export const arrivedNoteId = "may-have-arrived"

interface SendFailedProps {
  state: FormState
  /** Sentence saying that the text is still in the form. */
  stillHere: string
  email: string
  subject: string
  text: string
}

/**
 * Shows what is known of a message that was sent without success: that it may have arrived, or why trying again does
 * not help; that the text is still in the form, and other ways to send it.
 */
export const SendFailed = ({ state, stillHere, ...message }: SendFailedProps) => {
  const { callUs, sendByEmail, sendByWhatsApp, mayHaveArrived, notActivated } = useWords("form")
  return (
    <>
      {state.mayHaveArrived && state.kind !== "sending" && (
        <Notice id={arrivedNoteId}>
          <LinkedText>{mayHaveArrived}</LinkedText>
        </Notice>
      )}
      {state.kind === "failed" && (
        <FailurePanel>
          {state.notActivated && (
            <>
              <p>{state.notActivated}</p>
              <p>
                <LinkedText>{notActivated}</LinkedText>
              </p>
            </>
          )}
          <p>{stillHere}</p>
          <ContactAlternatives {...message} texts={{ call: callUs, email: sendByEmail, whatsapp: sendByWhatsApp }} />
        </FailurePanel>
      )}
    </>
  )
}
