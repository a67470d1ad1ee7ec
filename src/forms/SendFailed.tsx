import styled from "styled-components"
import { Box } from "../components/primitives"
import { LinkedText } from "../components/LinkedText"
import { useWords } from "../words/useWords"
import { ContactAlternatives } from "./ContactAlternatives"
import type { FormState } from "./createFormStore"

// A block: in a grid, the parts of a text with a link would be rows of their own.
const ArrivedNote = styled(Box).attrs({ $look: "sunk", $small: true })`
  display: block;
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
        <ArrivedNote as="p" id={arrivedNoteId}>
          <LinkedText>{mayHaveArrived}</LinkedText>
        </ArrivedNote>
      )}
      {state.kind === "failed" && (
        <Box $look="danger" $small>
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
        </Box>
      )}
    </>
  )
}
