import styled from "styled-components"
import { List } from "../components/lists"
import { useSite } from "../components/useSite"
import { breakpoints, withoutScript } from "../styles/tokens"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"

// In a row on wide screens, and compact on phones, where the form is below them.
const Steps = styled(List)`
  gap: 0.375rem clamp(1.5rem, 3vw, 3rem);
  font-size: var(--text-note);
  line-height: 1.4;
  > li::before {
    align-self: start;
    width: 0.875rem;
    height: auto;
    margin: 0;
    background: none;
    font: 600 var(--text-h3) / 1.1 var(--heading);
  }
  ${breakpoints.tablet} {
    grid-template-columns: repeat(3, 1fr);
    margin-top: 0.5rem;
    font-size: 1rem;
    li {
      padding-top: 0.75rem;
      border-top: 3px solid var(--accent);
    }
  }
  /* Without scripts there is no form to fill in, and the page says whom to call. */
  ${withoutScript("display: none;")}
`

/** Shows what happens after a request, whether it is sent or stays on the device. */
export const BookingSteps = ({ isForwarded }: { isForwarded: boolean }) => {
  const { nextSteps, askBySending, askByForm, answerWithin, answer, ifNotFree } = useWords("appointmentForm")
  const { replyTime } = useSite().clinic
  const steps = [
    isForwarded ? askByForm : askBySending,
    replyTime ? fill(answerWithin, { replyTime }) : answer,
    ifNotFree,
  ]
  return <Steps marker="number" items={steps} aria-label={nextSteps} className="no-print" />
}
