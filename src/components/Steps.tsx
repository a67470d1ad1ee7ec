import styled from "styled-components"
import { LinkedText } from "./LinkedText"

const NumberedList = styled.ol.attrs({ role: "list" })`
  display: grid;
  gap: 1rem;
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 1rem;
    counter-increment: step;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    margin-top: -0.125rem;
    border-radius: var(--radius-round);
    background: var(--brand-soft);
    color: var(--brand);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

interface StepsProps {
  steps: readonly string[]
}

/** Shows the items of a list of steps. Phone numbers and email addresses in them are links. */
export const StepItems = ({ steps }: StepsProps) =>
  steps.map(step => (
    <li key={step}>
      <span>
        <LinkedText>{step}</LinkedText>
      </span>
    </li>
  ))

/** Shows numbered steps. */
export const Steps = ({ steps }: StepsProps) => (
  <NumberedList>
    <StepItems steps={steps} />
  </NumberedList>
)
