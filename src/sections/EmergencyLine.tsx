import styled from "styled-components"
import { Icon } from "../components/Icon"
import { useClinic } from "../components/useClinic"
import { telHref } from "../content/phone"
import { emergencyLineHeight } from "../styles/tokens"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"

const Line = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-height: ${emergencyLineHeight};
  padding: 0.25rem var(--page-margin);
  background: var(--danger-soft);
  color: var(--danger);
  font-size: var(--text-small);
  line-height: 1.25;
  text-decoration: none;
  strong {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:hover {
    color: var(--danger);
    strong {
      text-decoration-thickness: 2px;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  @media print {
    justify-content: start;
    padding: 0;
  }
`

/** Whom to call when a life is in danger: on the first screen of the home page, below the slides. */
export const EmergencyLine = () => {
  const { number, whose } = useClinic().emergency
  const { lifeInDanger, call, callNational } = useWords("emergency")
  return (
    <Line href={telHref(number)}>
      <Icon name="siren" />
      <span>
        {lifeInDanger} <strong>{fill(whose === "own" ? call : callNational, { number })}</strong>
      </span>
    </Line>
  )
}
