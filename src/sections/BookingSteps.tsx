import styled from "styled-components"
import { StepItems } from "../components/lists"
import { useSite } from "../components/useSite"
import { breakpoints, withoutScript } from "../styles/tokens"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"

const NumberedSteps = styled.ol.attrs({ role: "list", className: "no-print" })`
  display: grid;
  gap: 0.375rem clamp(1.5rem, 3vw, 3rem);
  counter-reset: step;
  font-size: var(--text-note);
  line-height: 1.4;
  li {
    display: grid;
    grid-template-columns: 0.875rem minmax(0, 1fr);
    gap: 0.625rem;
    counter-increment: step;
    text-wrap: pretty;
  }
  li::before {
    content: counter(step);
    color: var(--brand);
    font: 600 var(--text-h3) / 1.1 var(--heading);
  }
  ${breakpoints.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
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
  return (
    <NumberedSteps aria-label={nextSteps}>
      <StepItems steps={steps} />
    </NumberedSteps>
  )
}
